import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Query } from 'mingo';
import { decode, encode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { textComparison } from './collation.ts';
import { compileFilter } from './filter.ts';
import { DEFAULT_CONTEXT } from './query-context.ts';

const stored = (document: Document) => decode(encode(document));
const matches = (filter: Document, document: Document) => compileFilter(stored(filter))(stored(document));

describe('matching', () => {
  it.each<[string, Document, Document, boolean]>([
    ['equal numbers of other types', { a: 1 }, { a: 1.0 }, true],
    ['an element of an array', { a: 2 }, { a: [1, 2] }, true],
    ['a whole array', { a: [1, 2] }, { a: [1, 2] }, true],
    ['an array in another order', { a: [2, 1] }, { a: [1, 2] }, false],
    ['a document with its fields in another order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
    ['a path through an array of documents', { 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    ['a position in an array', { 'a.1': 2 }, { a: [1, 2] }, true],
    ['null for a missing field', { a: null }, {}, true],
    ['null below an empty array', { 'a.b': null }, { a: [] }, false],
    ['null below one element that lacks it', { 'a.b': null }, { a: [{ b: 1 }, {}] }, true],
    ['$ne over all elements', { a: { $ne: 1 } }, { a: [1, 2] }, false],
    ['$gt only within a type', { a: { $gt: 5 } }, { a: 'x' }, false],
    ['$gt and $lt by different elements', { a: { $gt: 5, $lt: 3 } }, { a: [1, 9] }, true],
    ['$elemMatch by one element', { a: { $elemMatch: { $gt: 5, $lt: 3 } } }, { a: [1, 9] }, false],
    ['$elemMatch on documents', { a: { $elemMatch: { x: 1, y: 2 } } }, { a: [{ x: 1, y: 2 }] }, true],
    ['$in with a regular expression', { a: { $in: [/^b/] } }, { a: 'bc' }, true],
    ['$nin with a missing field', { a: { $nin: [1] } }, {}, true],
    ['$in with null and a missing field', { a: { $in: [null] } }, {}, true],
    ['$exists false', { a: { $exists: false } }, { b: 1 }, true],
    ['$type of an array', { a: { $type: 'array' } }, { a: [] }, true],
    ['$type number', { a: { $type: 'number' } }, { a: 1.5 }, true],
    ['$all', { a: { $all: [1, 2] } }, { a: [2, 3, 1] }, true],
    ['an empty $all', { a: { $all: [] } }, { a: [] }, false],
    ['$size', { a: { $size: 2 } }, { a: [1, 2] }, true],
    ['$mod', { a: { $mod: [4, 1] } }, { a: 9 }, true],
    ['$regex with options', { a: { $regex: '^B', $options: 'i' } }, { a: 'bc' }, true],
    ['$not', { a: { $not: { $gt: 5 } } }, { b: 1 }, true],
    ['$nor', { $nor: [{ a: 1 }, { b: 1 }] }, { a: 2 }, true],
    ['$expr over two fields', { $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }, true],
    ['$bitsAllSet', { a: { $bitsAllSet: [0, 2] } }, { a: 5 }, true],
    ['$bitsAnyClear', { a: { $bitsAnyClear: 5 } }, { a: 5 }, false],
    ['NaN is not below 5', { a: { $lt: 5 } }, { a: Number.NaN }, false],
  ])('%s', (_, filter, document, expected) => {
    expect(matches(filter, document)).toBe(expected);
  });

  it('compares strings by a collation when there is one', () => {
    const context = { ...DEFAULT_CONTEXT, text: textComparison({ locale: 'en', strength: 2 }) };
    const filter = compileFilter({ name: 'ANA' }, context);
    expect(['ana', 'Ana', 'Aná', 'anna'].map((name) => filter({ name }))).toEqual([true, true, false, false]);
  });
});

describe('the matcher and mingo', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', true));
  const field = fc.oneof(value, fc.array(value, { maxLength: 3 }));
  const document = fc.record(
    { a: field, b: value, c: fc.record({ d: field }, { requiredKeys: [] }) },
    { requiredKeys: [] },
  );
  const condition = fc.oneof(
    value,
    value.map(($ne) => ({ $ne })),
    fc
      .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), value)
      .map(([operator, operand]) => ({ [operator]: operand })),
    fc.array(value, { maxLength: 2 }).map(($in) => ({ $in })),
    fc.array(value, { maxLength: 2 }).map(($nin) => ({ $nin })),
    fc.boolean().map(($exists) => ({ $exists })),
    fc.integer({ min: 0, max: 3 }).map(($size) => ({ $size })),
  );
  const conditions = fc.dictionary(fc.constantFrom('a', 'b', 'c.d'), condition, {
    minKeys: 1,
    noNullPrototype: true,
  });
  const filter = fc.oneof(
    conditions,
    fc
      .tuple(fc.constantFrom('$or', '$and', '$nor'), fc.array(conditions, { minLength: 1, maxLength: 2 }))
      .map(([operator, list]) => ({ [operator]: list })),
  );

  it('agree on everything that mingo implements correctly', () => {
    fc.assert(
      fc.property(filter, document, (query, candidate) => {
        expect(matches(query, candidate)).toBe(new Query(query).test(candidate));
      }),
      { numRuns: 2000 },
    );
  });
});
