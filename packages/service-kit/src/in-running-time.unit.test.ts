import { stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { standStill } from '../testing/stand-still.ts';
import { inRunningTime } from './in-running-time.ts';

const tooLate = () => new Error('too late');

describe('a limit of running time', () => {
  it('hands on an answer and a failure', async () => {
    expect(await inRunningTime(Promise.resolve('here'), 50, tooLate)).toBe('here');
    await expect(inRunningTime(Promise.reject(new Error('no')), 50, tooLate)).rejects.toThrow('no');
  });

  it('ends when there is no answer', async () => {
    await expect(inRunningTime(new Promise(() => {}), 50, tooLate)).rejects.toThrow('too late');
  });

  it('takes an answer that arrived while the process stood still', async () => {
    const answer = inRunningTime(stat(import.meta.dirname), 50, tooLate);
    standStill(300);
    expect((await answer).isDirectory()).toBe(true);
  });
});
