import { describe, expect, it } from '@jest/globals';
import { inPercent, shareOf } from './wilson.ts';

describe('a share with its confidence interval', () => {
  it('matches published values', () => {
    const { share, low, high } = shareOf(81, 263);
    expect(share).toBeCloseTo(0.308, 3);
    // Newcombe (1998), table I.
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it('stays between 0 and 1', () => {
    expect(inPercent(shareOf(0, 20))).toBe('0 % (0–16)');
    expect(inPercent(shareOf(20, 20))).toBe('100 % (84–100)');
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});
