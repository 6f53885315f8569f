import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';
import fc from 'fast-check';
import { decode, encode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { DEFAULT_CONTEXT } from '../query/query-context.ts';
import { compileUpdate } from './update.ts';

const now = new Date('2025-01-02T03:04:05Z');
const context = { ...DEFAULT_CONTEXT, now };

/** Applies an update to decoded BSON and returns plain JavaScript values. */
function update(document: Document, change: unknown, filter: Document = {}, arrayFilters?: unknown): unknown {
  return plain(compileUpdate(stored(change), arrayFilters, context).apply(stored(document), stored(filter)));
}
function stored<T>(value: T): T {
  return (decode(encode({ value })) as { value: T }).value;
}
function plain(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || '_bsontype' in value || value instanceof Date)
    return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, plain(inner)]));
}

describe('operators on fields', () => {
  it('set, unset and rename, also on missing paths', () => {
    expect(update({ a: 1, b: { c: 2 } }, { $set: { 'b.d.e': 3, z: 4 }, $unset: { a: '' } })).toEqual({
      b: { c: 2, d: { e: 3 } },
      z: 4,
    });
    expect(update({ a: 1, b: 2 }, { $rename: { a: 'c.d', x: 'y' } })).toEqual({ b: 2, c: { d: 1 } });
  });

  it('add new fields in the order of their names', () => {
    expect(Object.keys(update({ m: 1 }, { $set: { z: 1, b: 1 }, $inc: { a: 1 } }) as Document)).toEqual([
      'm',
      'a',
      'b',
      'z',
    ]);
  });

  it('keep the smaller or larger of any two values', () => {
    expect(update({ a: 5, b: 5, c: 'x' }, { $min: { a: 3, b: 9, n: 1 }, $max: { c: 3 } })).toEqual({
      a: 3,
      b: 5,
      c: 'x',
      n: 1,
    });
  });

  it("$currentDate uses the server's clock", () => {
    const changed = update({}, { $currentDate: { a: true, b: { $type: 'timestamp' } } }) as Document;
    expect(changed).toEqual({ a: now, b: new Timestamp({ t: now.getTime() / 1000, i: 1 }) });
  });

  it('set bits', () => {
    expect(update({ a: 0b1100, b: 1 }, { $bit: { a: { and: 0b0110 }, b: { or: 6, xor: 1 } } })).toEqual({
      a: 0b0100,
      b: 6,
    });
  });

  it('never change _id', () => {
    expect(() => update({ _id: 1 }, { $set: { _id: 2 } })).toThrow(/immutable/);
    expect(update({ _id: 1, a: 1 }, { $set: { _id: 1 } })).toEqual({ _id: 1, a: 1 });
    expect(update({ _id: 1, a: 1 }, { b: 2 })).toEqual({ _id: 1, b: 2 });
  });
});

describe('arithmetic', () => {
  const after = (current: unknown, operand: unknown, operator = '$inc') =>
    compileUpdate({ [operator]: { n: operand } }, undefined, context).apply({ n: current }, {}).n;

  it('grows an int that overflows into a long and keeps doubles double', () => {
    expect(after(new Int32(2 ** 31 - 1), new Int32(1))).toEqual(Long.fromNumber(2 ** 31));
    expect(after(new Int32(1), new Int32(1))).toEqual(new Int32(2));
    expect(after(new Int32(1), new Double(1))).toEqual(new Double(2));
    expect(after(Long.fromNumber(1), new Int32(1))).toEqual(Long.fromNumber(2));
    expect(() => after(Long.MAX_VALUE, new Int32(1))).toThrow(/Failed to apply \$inc/);
  });

  it('is exact in decimals', () => {
    expect(String(after(Decimal128.fromString('0.1'), Decimal128.fromString('0.20')))).toBe('0.30');
    expect(String(after(Decimal128.fromString('1.5'), new Int32(3), '$mul'))).toBe('4.5');
  });

  it('of integers agrees with BigInt', () => {
    const integer = fc.oneof(
      fc.integer().map((value) => new Int32(value)),
      fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n - 1n }).map((value) => Long.fromBigInt(value)),
    );
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        expect(BigInt(String(after(a, b)))).toBe(BigInt(String(a)) + BigInt(String(b)));
      }),
    );
  });
});

describe('operators on arrays', () => {
  it('push with position, sort and slice, in that order of effect', () => {
    expect(update({ a: [1, 4] }, { $push: { a: 9 } })).toEqual({ a: [1, 4, 9] });
    expect(update({ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } })).toEqual({
      a: [1, 2, 3, 4],
    });
    expect(update({ a: [5, 1] }, { $push: { a: { $each: [3], $sort: -1, $slice: 2 } } })).toEqual({
      a: [5, 3],
    });
    expect(
      update({ a: [{ n: 2 }] }, { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 }, $slice: -1 } } }),
    ).toEqual({ a: [{ n: 2 }] });
    expect(update({}, { $push: { a: [1] } })).toEqual({ a: [[1]] });
  });

  it('add to a set, pull and pop', () => {
    expect(update({ a: [1, { x: 1 }] }, { $addToSet: { a: { $each: [1, { x: 1 }, 2] } } })).toEqual({
      a: [1, { x: 1 }, 2],
    });
    expect(
      update({ a: [1, 5, 9], b: [{ n: 1, m: 2 }, { n: 3 }] }, { $pull: { a: { $gt: 4 }, b: { n: 1 } } }),
    ).toEqual({ a: [1], b: [{ n: 3 }] });
    expect(
      update({ a: [1, 2, 1], b: [1, 2], c: [1, 2] }, { $pullAll: { a: [1] }, $pop: { b: 1, c: -1 } }),
    ).toEqual({ a: [2], b: [1], c: [2] });
  });

  it('change the matched element, all elements, or those of a filter', () => {
    const grades = { a: [{ n: 1 }, { n: 5 }, { n: 9 }] };
    expect(update(grades, { $set: { 'a.$.n': 0 } }, { 'a.n': { $gt: 3 } })).toEqual({
      a: [{ n: 1 }, { n: 0 }, { n: 9 }],
    });
    expect(update(grades, { $set: { 'a.$.n': 0 } }, { a: { $elemMatch: { n: 9 } } })).toEqual({
      a: [{ n: 1 }, { n: 5 }, { n: 0 }],
    });
    expect(update(grades, { $inc: { 'a.$[].n': 1 } })).toEqual({ a: [{ n: 2 }, { n: 6 }, { n: 10 }] });
    expect(update(grades, { $set: { 'a.$[x].n': 0 } }, {}, [{ 'x.n': { $gte: 5 } }])).toEqual({
      a: [{ n: 1 }, { n: 0 }, { n: 0 }],
    });
  });

  it('fill up with null, and set an unset element to null', () => {
    expect(update({ a: [1] }, { $set: { 'a.3': 4 } })).toEqual({ a: [1, null, null, 4] });
    expect(update({ a: [1, 2] }, { $unset: { 'a.0': '' } })).toEqual({ a: [null, 2] });
  });
});

describe('any sequence of array operators', () => {
  const value = fc.integer({ min: 0, max: 4 });
  /** Each operator in plain JavaScript. */
  const step = fc.oneof(
    value.map((n) => ({ change: { $push: { a: n } }, model: (a: number[]) => [...a, n] })),
    fc.tuple(fc.array(value, { maxLength: 3 }), fc.integer({ min: -4, max: 4 })).map(([$each, $slice]) => ({
      change: { $push: { a: { $each, $slice, $sort: 1 } } },
      model: (a: number[]) => {
        const sorted = [...a, ...$each].sort((x, y) => x - y);
        return $slice >= 0 ? sorted.slice(0, $slice) : sorted.slice($slice);
      },
    })),
    fc
      .tuple(fc.array(value, { maxLength: 3 }), fc.integer({ min: -3, max: 5 }))
      .map(([$each, $position]) => ({
        change: { $push: { a: { $each, $position } } },
        model: (a: number[]) => [...a.slice(0, $position), ...$each, ...a.slice($position)],
      })),
    fc.array(value, { maxLength: 3 }).map(($each) => ({
      change: { $addToSet: { a: { $each } } },
      model: (a: number[]) => a.concat([...new Set($each)].filter((n) => !a.includes(n))),
    })),
    value.map((n) => ({
      change: { $pull: { a: { $gte: n } } },
      model: (a: number[]) => a.filter((each) => each < n),
    })),
    fc.array(value, { maxLength: 2 }).map((list) => ({
      change: { $pullAll: { a: list } },
      model: (a: number[]) => a.filter((each) => !list.includes(each)),
    })),
    fc.constantFrom(1, -1).map((end) => ({
      change: { $pop: { a: end } },
      model: (a: number[]) => (end === 1 ? a.slice(0, -1) : a.slice(1)),
    })),
  );

  it('has the same result as the same steps on a JavaScript array', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), fc.array(step, { maxLength: 6 }), (start, steps) => {
        let document: Document = { a: start };
        let model = start;
        for (const { change, model: apply } of steps) {
          document = update(document, change) as Document;
          model = apply(model);
        }
        expect(document).toEqual({ a: model });
      }),
      { numRuns: 500 },
    );
  });
});

describe('an upsert without a match', () => {
  const insert = (filter: Document, change: unknown) =>
    plain(compileUpdate(stored(change), undefined, context).insert(stored(filter)));

  it('starts with the equality conditions of the filter', () => {
    expect(
      insert({ _id: 7, a: { $gt: 1 }, 'b.c': 2, $and: [{ d: { $eq: 3 } }] }, { $setOnInsert: { e: 4 } }),
    ).toEqual({ _id: 7, b: { c: 2 }, d: 3, e: 4 });
    expect(insert({ _id: 7, a: 1 }, { z: 1 })).toEqual({ _id: 7, z: 1 });
  });

  it('refuses a filter with two values for one field', () => {
    expect(() => insert({ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } })).toThrow(/matched twice/);
  });
});

describe('a pipeline as update', () => {
  it('computes from the document and keeps the types of other fields', () => {
    const run = compileUpdate(
      [{ $set: { total: { $add: ['$a', '$b'] } } }, { $unset: 'b' }],
      undefined,
      context,
    );
    expect(run.apply({ _id: 1, a: new Double(1), b: new Int32(2) }, {})).toEqual({
      _id: 1,
      a: new Double(1),
      total: new Double(3),
    });
  });
});
