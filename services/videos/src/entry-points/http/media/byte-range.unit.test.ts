import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { requestedRange } from './byte-range.ts';

describe('the range of a Range header (M-209)', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['  BYTES=5-6  ', { start: 5, end: 6 }],
  ])('%j is a part of 100 bytes', (header, range) => {
    expect(requestedRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
    '%j lies behind the end',
    (header) => {
      expect(requestedRange(header, 100)).toBe('unsatisfiable');
    },
  );

  it.each([
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=1-2x',
    'bytes= 1-2',
    'bytes=0-1,5-6',
    'items=0-1',
    '0-1',
  ])('%j counts as no header', (header) => {
    expect(requestedRange(header, 100)).toBe('whole');
  });

  it('cannot be satisfied by an empty file', () => {
    expect(requestedRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(requestedRange('bytes=-1', 0)).toBe('unsatisfiable');
  });

  it('is always within the file', () => {
    const number = fc.option(fc.nat(), { nil: '' as const });
    fc.assert(
      fc.property(number, number, fc.nat(), (first, last, size) => {
        const range = requestedRange(`bytes=${first}-${last}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
