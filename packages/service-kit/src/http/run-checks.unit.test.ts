import { stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { standStill } from '../../testing/stand-still.ts';
import { runChecks } from './run-checks.ts';

/** Longer than a check may take, in milliseconds. */
const LONG = 1_600;

describe('checks of dependencies', () => {
  it('name what does not work, or does not answer', async () => {
    const results = await runChecks({
      works: async () => {},
      fails: () => Promise.reject(new Error('no')),
      hangs: () => new Promise(() => {}),
    });
    expect(results).toEqual({
      isOk: false,
      checks: { works: 'ok', fails: 'unavailable', hangs: 'unavailable' },
    });
  });

  it('do not blame a dependency for the time in which this process stood still', async () => {
    const results = runChecks({ disk: async () => void (await stat(import.meta.dirname)) });
    standStill(LONG);
    expect(await results).toEqual({ isOk: true, checks: { disk: 'ok' } });
  });
});
