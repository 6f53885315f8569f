import { describe, expect, it } from '@jest/globals';
import { WHEEL } from '@selah/shared/contracts/limits';
import { drawSpin, easeOut, segmentAt, tickTimes } from './wheel-math.ts';

/** A random function that returns these numbers in turn. */
const saying =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;
const manySpins = Array.from({ length: 500 }, () => drawSpin(Math.random));

describe('the wheel', () => {
  it('M-042 has 20 segments of 18° that fill the circle', () => {
    expect(WHEEL.segments * WHEEL.segmentAngle).toBe(360);
  });

  it('M-044 turns at least 3 times with no step, at most 8 times with 19 steps', () => {
    expect(drawSpin(saying(0, 0))).toBe(3 * 360);
    expect(drawSpin(saying(0.999, 0.999))).toBe(8 * 360 + 19 * 18);
  });

  it('Q14 a spin is always 360·k + 18·r with k from 3 to 8 and r from 0 to 19', () => {
    for (const spin of manySpins) {
      expect(spin % 18).toBe(0);
      expect(Math.floor(spin / 360)).toBeGreaterThanOrEqual(3);
      expect(Math.floor(spin / 360)).toBeLessThanOrEqual(8);
    }
  });

  it('M-043 from the start at 81° every stop is in the middle of a segment', () => {
    for (const spin of manySpins) expect((WHEEL.startOffset + spin) % WHEEL.segmentAngle).toBe(9);
  });

  it('returns the segment under the pointer', () => {
    expect(segmentAt(-9)).toBe(0);
    expect(segmentAt(9)).toBe(19);
    expect(segmentAt(WHEEL.startOffset)).toBe(segmentAt(WHEEL.startOffset + 5 * 360));
  });

  it('a random value of 1, which is out of range, still gives a valid spin', () => {
    expect(drawSpin(saying(1, 1))).toBe(8 * 360 + 19 * 18);
  });
});

describe('the pointer', () => {
  it('ticks once per segment border, when the eased wheel passes it', () => {
    const times = tickTimes(1080, 0);
    expect(times).toHaveLength(60);
    times.forEach((time, index) => {
      expect(easeOut(time) * 1080).toBeCloseTo(9 + 18 * index, 6);
    });
  });

  it('slows down with the wheel and leaves out ticks that are too close', () => {
    const times = tickTimes(8 * 360, 0.01);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.01);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 1);
  });
});
