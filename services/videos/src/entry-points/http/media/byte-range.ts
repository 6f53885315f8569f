import type { ByteRange } from '../../../domain/media-store.ts';

/**
 * The range of a file requested by a Range header (RFC 9110 §14.2). Safari needs exact answers to play (Q39):
 * one range is answered as requested; an unknown unit, several ranges or invalid syntax are ignored; a range
 * after the end is rejected.
 * @param size of the whole file in bytes
 */
export function requestedRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.trim());
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)];
  if (end < start) return 'whole';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
