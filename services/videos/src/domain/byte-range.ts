import type { ByteRange } from './media-store.ts';

/** @throws RangeError for a range that is invalid for any content. */
export function assertByteRange({ start, end }: ByteRange): void {
  const isRange = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start;
  if (!isRange) throw new RangeError(`${start}-${end} is not a range of bytes`);
}

/**
 * The range limited to content of `size` bytes.
 * @throws RangeError if it begins after the end.
 */
export function cutToSize(range: ByteRange, size: number): ByteRange {
  assertByteRange(range);
  if (range.start >= size) throw new RangeError(`byte ${range.start} is not among ${size}`);
  return { start: range.start, end: Math.min(range.end, size - 1) };
}
