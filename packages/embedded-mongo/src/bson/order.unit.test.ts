import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId } from 'bson';
import fc from 'fast-check';
import { anyNumber, anyValue } from '../testing/arbitrary-values.ts';
import { compareNumbers, compareValues } from './compare.ts';
import { encodeKey } from './key-encoding.ts';

describe('the order of all values', () => {
  it('is by type first, as in MongoDB', () => {
    const ascending = [
      new MinKey(),
      undefined,
      null,
      new Int32(3),
      'a',
      { a: 1 },
      [1],
      Buffer.from('x'),
      new ObjectId(),
      true,
      new Date(0),
      /x/,
      new MaxKey(),
    ];
    const sorted = ascending
      .toReversed()
      .sort((a, b) => (a === undefined || b === undefined ? 0 : compareValues(a, b)));
    expect(sorted.filter((value) => value !== undefined)).toEqual(
      ascending.filter((value) => value !== undefined),
    );
  });

  it('compares numbers across their types without rounding', () => {
    expect(compareNumbers(new Int32(1), new Double(1))).toBe(0);
    expect(compareNumbers(Long.fromString('9007199254740993'), new Double(2 ** 53))).toBeGreaterThan(0);
    expect(compareNumbers(Decimal128.fromString('0.1'), new Double(0.1))).toBeLessThan(0);
    expect(compareNumbers(Decimal128.fromString('1E+400'), new Double(Infinity))).toBeLessThan(0);
    expect(compareNumbers(new Double(Number.NaN), new Double(-Infinity))).toBeLessThan(0);
    expect(compareNumbers(new Double(-0), new Int32(0))).toBe(0);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        expect(compareValues(a, a)).toBe(0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('index keys', () => {
  const sameOrder = (a: unknown, b: unknown, descending: boolean) => {
    const order = Math.sign(compareValues(a, b));
    const bytes = Buffer.compare(encodeKey([a], [descending]), encodeKey([b], [descending]));
    expect(bytes + 0).toBe((descending ? -order : order) + 0);
  };

  it('have the order of their values, also descending', () => {
    fc.assert(fc.property(anyValue, anyValue, fc.boolean(), sameOrder), { numRuns: 1500 });
  });

  it('have the order of numbers of any type', () => {
    fc.assert(fc.property(anyNumber, anyNumber, fc.boolean(), sameOrder), { numRuns: 1500 });
  });

  it('of several fields compare field by field', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, anyValue, (a, b, c, d) => {
        const order = compareValues(a, c) || compareValues(b, d);
        expect(Buffer.compare(encodeKey([a, b]), encodeKey([c, d]))).toBe(Math.sign(order) + 0);
      }),
      { numRuns: 500 },
    );
  });

  it('are never a prefix of another key', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const [short, long] = [encodeKey([a]), encodeKey([b])].sort((x, y) => x.length - y.length);
        const isPrefix = long?.subarray(0, short?.length).equals(short ?? new Uint8Array());
        expect(isPrefix && compareValues(a, b) !== 0).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
