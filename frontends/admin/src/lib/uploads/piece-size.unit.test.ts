import { describe, expect, it } from '@jest/globals';
import { createPieceSize, LARGEST_PIECE, SMALLEST_PIECE } from './piece-size.ts';

const MB = 1024 * 1024;

/** Sends pieces through a proxy with a limit, and returns the refused ones, in MB. */
function sendThrough(limit: number, many: number, sizes = createPieceSize()): number[] {
  const refused: number[] = [];
  for (let sent = 0; sent < many; ) {
    const bytes = sizes.bytes();
    if (bytes <= limit) {
      sizes.arrived();
      sent += 1;
    } else {
      refused.push(bytes / MB);
      if (!sizes.refused(bytes)) return refused;
    }
  }
  return refused;
}

describe('the size of pieces', () => {
  it('starts at 8 MB and stays there', () => {
    const sizes = createPieceSize();
    expect(sendThrough(100 * MB, 50, sizes)).toEqual([]);
    expect(sizes.bytes()).toBe(8 * MB);
  });

  it('is halved by refusals down to 512 KB, which has no smaller one', () => {
    expect(sendThrough(1, 1)).toEqual([8, 4, 2, 1, 0.5]);
  });

  it('is tried larger more and more rarely while that is refused', () => {
    expect(sendThrough(MB, 500)).toEqual([8, 4, 2, 2, 2, 2, 2, 2]);
  });

  it('grows to the largest when the limit is lifted', () => {
    const sizes = createPieceSize();
    sendThrough(MB, 1, sizes);
    sendThrough(100 * MB, 100, sizes);
    expect(sizes.bytes()).toBe(LARGEST_PIECE);
  });

  it('is halved by breaks and doubled by each piece that arrives', () => {
    const sizes = createPieceSize();
    for (let breaks = 0; breaks < 10; breaks += 1) sizes.broke();
    expect(sizes.bytes()).toBe(SMALLEST_PIECE);
    for (let pieces = 0; pieces < 4; pieces += 1) sizes.arrived();
    expect(sizes.bytes()).toBe(LARGEST_PIECE);
  });
});
