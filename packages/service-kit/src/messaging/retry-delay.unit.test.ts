import { describe, expect, it } from '@jest/globals';
import { reactionRetryDelay, shortRetryDelay } from './retry-delay.ts';

const firstDelays = (delayOf: (attempts: number) => number, count: number) =>
  Array.from({ length: count }, (_, index) => delayOf(index + 1));

describe('the delay before a retry', () => {
  it('grows from a second to ten minutes and stays there', () => {
    expect(firstDelays(reactionRetryDelay, 7)).toEqual([
      1_000, 5_000, 30_000, 120_000, 600_000, 600_000, 600_000,
    ]);
    expect(reactionRetryDelay(1_000_000)).toBe(600_000);
  });

  it('grows from 50 ms to two seconds where a caller waits', () => {
    expect(firstDelays(shortRetryDelay, 8)).toEqual([50, 100, 200, 400, 800, 1_600, 2_000, 2_000]);
    expect(shortRetryDelay(5_000)).toBe(2_000);
  });
});
