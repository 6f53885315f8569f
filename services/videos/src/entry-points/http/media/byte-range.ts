import type { ByteRange } from '../../../domain/media-store.ts';

/**
 * What a Range header asks of a file (RFC 9110 §14.2). Safari plays nothing without exact answers (Q39): one range is
 * answered as asked; an unknown unit, several ranges or nonsense count as no header; a range behind the end is refused.
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
