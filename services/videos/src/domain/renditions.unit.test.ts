import { describe, expect, it } from '@jest/globals';
import {
  estimatedBytes,
  type FilmMeasures,
  isPublic,
  isWorthKeeping,
  RUNGS,
  replacementOf,
  rungsFor,
} from './renditions.ts';

const SECONDS = 10;

/** A film of ten seconds. */
function film(height: number, bitsPerSecond: number, rest: Partial<FilmMeasures> = {}): FilmMeasures {
  return {
    height,
    sizeBytes: (bitsPerSecond * SECONDS) / 8,
    durationSeconds: SECONDS,
    playsEverywhere: true,
    ...rest,
  };
}

const heights = (measures: FilmMeasures) => rungsFor(measures).map(({ height }) => height);

describe('the smaller versions of a film', () => {
  it.each([
    ['a film of a camera', film(2160, 50_000_000), [480, 720]],
    ['a large picture with few bits', film(1080, 400_000), [480, 720]],
    ['a film that fits 720p', film(720, 2_000_000), [480]],
    ['a small picture with many bits', film(360, 5_000_000), [480, 720]],
    ['a film that is small already', film(480, 480_000), []],
    ['a film of unknown length', film(360, 1, { durationSeconds: undefined }), [480, 720]],
    ['a film that only some browsers play', film(360, 1, { playsEverywhere: false }), [480, 720]],
  ])('are those that are smaller in pixels or bits: %s', (_, measures, expected) => {
    expect(heights(measures)).toEqual(expected);
  });

  it('never have more bits per second than visitors get, and 15 seconds of the smallest are under a megabyte', () => {
    for (const rung of RUNGS) expect(rung.videoBits + rung.audioBits).toBeLessThan(2_500_000);
    // Its buffer may be full at the beginning.
    expect(((RUNGS[0].videoBits + RUNGS[0].audioBits) * 15 + RUNGS[0].videoBits) / 8).toBeLessThan(1_000_000);
  });

  it('are kept only if they save a tenth, or if the film is not for visitors', () => {
    const modest = film(1080, 2_000_000);
    expect(isPublic(modest)).toBe(true);
    expect(isWorthKeeping({ sizeBytes: modest.sizeBytes * 0.95 }, modest)).toBe(false);
    expect(isWorthKeeping({ sizeBytes: modest.sizeBytes * 0.8 }, modest)).toBe(true);
    const large = film(720, 2_600_000);
    expect(isPublic(large)).toBe(false);
    expect(isWorthKeeping({ sizeBytes: large.sizeBytes * 0.95 }, large)).toBe(true);
  });

  it('replace a film that is not for visitors, by the largest of them', () => {
    const files = [480, 720].map((height) => ({ height, name: `${height}`, etag: 'e', sizeBytes: 1 }));
    const done = { state: 'done', attempts: 1, files } as const;
    expect(replacementOf(done)).toMatchObject({ height: 720 });
    expect(replacementOf({ ...done, film: { height: 720, sizeBytes: 9 } })).toBeUndefined();
    expect(replacementOf({ state: 'waiting', attempts: 0, files: [] })).toBeUndefined();
    expect(replacementOf(undefined)).toBeUndefined();
  });

  it('have an estimated size before they are made: at most that of their bit rates', () => {
    const perSecond = RUNGS.reduce((sum, { videoBits, audioBits }) => sum + videoBits + audioBits, 0) / 8;
    expect(estimatedBytes(film(1080, 50_000_000))).toBe(perSecond * SECONDS);
    expect(estimatedBytes(film(480, 100_000))).toBe(0);
    expect(estimatedBytes({ sizeBytes: 5 })).toBe(5);
  });
});
