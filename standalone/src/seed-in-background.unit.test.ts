import { describe, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { seedInBackground } from './seed-in-background.ts';

const refuse = () => {
  throw new Error('nothing should be printed');
};

describe('demo videos in the background', () => {
  it('are interrupted and waited for when the product stops', async () => {
    const steps: string[] = [];
    const seeding = seedInBackground(
      (stopping) =>
        new Promise((_resolve, reject) => {
          stopping.addEventListener('abort', () => {
            steps.push('interrupted');
            setImmediate(() => {
              steps.push('ended');
              reject(stopping.reason as Error);
            });
          });
        }),
      refuse,
    );
    await seeding.close();
    expect(steps).toEqual(['interrupted', 'ended']);
  });

  it('that cannot be added are reported, and the product keeps running', async () => {
    const lines: string[] = [];
    const seeding = seedInBackground(
      () => Promise.reject(new Error('the disk is full')),
      (line) => lines.push(line),
    );
    await eventually(() =>
      expect(lines).toEqual([
        'Not all demo videos could be added; the next start continues: the disk is full',
      ]),
    );
    await seeding.close();
  });
});
