import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { decode, encode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { DEFAULT_CONTEXT } from '../query/query-context.ts';
import { compilePipeline } from './pipeline.ts';

const context = { ...DEFAULT_CONTEXT, now: new Date('2025-06-01T00:00:00Z') };
const stored = <T>(value: T): T => (decode(encode({ value })) as { value: T }).value;

/**
 * Runs a pipeline over documents in their stored form. Numbers are returned as JavaScript numbers unless a test
 * checks types.
 */
function run(documents: Document[], stages: Document[], others: Record<string, Document[]> = {}): unknown[] {
  const find = (name: string, filter: Document) =>
    compilePipeline([{ $match: filter }], context, () => [])(stored(others[name] ?? []));
  return [...compilePipeline(stored(stages), context, find)(stored(documents))].map(plain);
}
function plain(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || '_bsontype' in value || value instanceof Date)
    return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, plain(inner)]));
}
const evaluate = (expression: unknown, document: Document = {}) => {
  const [result] = run([document], [{ $project: { _id: 0, value: expression } }]) as Document[];
  return result?.value;
};

const sales = [
  { _id: 1, item: 'a', price: 10, n: 2, tags: ['x', 'y'] },
  { _id: 2, item: 'b', price: 20, n: 1, tags: [] },
  { _id: 3, item: 'a', price: 5, n: 10 },
];

describe('stages', () => {
  it('group, with 1 and 1.0 in one group and null and missing in another', () => {
    expect(
      run(sales, [
        {
          $group: {
            _id: '$item',
            total: { $sum: { $multiply: ['$price', '$n'] } },
            least: { $min: '$price' },
            ids: { $push: '$_id' },
          },
        },
        { $sort: { _id: 1 } },
      ]),
    ).toEqual([
      { _id: 'a', total: 70, least: 5, ids: [1, 3] },
      { _id: 'b', total: 20, least: 20, ids: [2] },
    ]);
    const mixed = [{ v: new Int32(1) }, { v: new Double(1) }, { v: null }, {}];
    expect(run(mixed, [{ $sortByCount: '$v' }])).toEqual([
      { _id: 1, count: 2 },
      { _id: null, count: 2 },
    ]);
  });

  it('reshape', () => {
    expect(run([{ _id: 1, a: { b: 1, c: 2 }, d: 3 }], [{ $project: { 'a.b': 1, e: '$d' } }])).toEqual([
      { _id: 1, a: { b: 1 }, e: 3 },
    ]);
    expect(run([{ _id: 1, a: { b: 1, c: 2 } }], [{ $project: { 'a.b': 0, _id: 0 } }])).toEqual([
      { a: { c: 2 } },
    ]);
    expect(
      run([{ a: [{ b: 1 }] }], [{ $addFields: { 'a.c': 2, n: { $size: '$a' } } }, { $unset: 'a.b' }]),
    ).toEqual([{ a: [{ c: 2 }], n: 1 }]);
    expect(
      run([{ a: { b: 1 } }], [{ $replaceRoot: { newRoot: { $mergeObjects: ['$a', { c: 2 }] } } }]),
    ).toEqual([{ b: 1, c: 2 }]);
  });

  it('unwind arrays, with or without documents that have none', () => {
    const ids = (stages: Document[]) => run(sales, [...stages, { $project: { tags: 1, at: 1 } }]);
    expect(ids([{ $unwind: '$tags' }])).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
    ]);
    expect(
      ids([{ $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } }]),
    ).toHaveLength(4);
  });

  it('join by equality, by pipeline, and by both', () => {
    const items = [
      { _id: 'a', name: 'Apple', stock: 3 },
      { _id: 'b', name: 'Bread', stock: 0 },
    ];
    const joined = run(
      sales,
      [
        { $lookup: { from: 'items', localField: 'item', foreignField: '_id', as: 'info' } },
        { $project: { names: '$info.name' } },
      ],
      { items },
    );
    expect(joined).toEqual([
      { _id: 1, names: ['Apple'] },
      { _id: 2, names: ['Bread'] },
      { _id: 3, names: ['Apple'] },
    ]);
    const pipeline = [
      { $match: { $expr: { $and: [{ $eq: ['$_id', '$$wanted'] }, { $gt: ['$stock', 0] }] } } },
      { $project: { _id: 0, name: 1 } },
    ];
    expect(
      run(
        sales,
        [
          { $lookup: { from: 'items', let: { wanted: '$item' }, pipeline, as: 'info' } },
          { $project: { info: 1 } },
        ],
        { items },
      ),
    ).toEqual([
      { _id: 1, info: [{ name: 'Apple' }] },
      { _id: 2, info: [] },
      { _id: 3, info: [{ name: 'Apple' }] },
    ]);
  });

  it('run several pipelines on the same documents, and append another collection', () => {
    expect(
      run(sales, [
        {
          $facet: {
            count: [{ $count: 'n' }],
            top: [{ $sort: { price: -1 } }, { $limit: 1 }, { $project: { price: 1 } }],
          },
        },
      ]),
    ).toEqual([{ count: [{ n: 3 }], top: [{ _id: 2, price: 20 }] }]);
    expect(run([{ _id: 1 }], [{ $unionWith: 'more' }, { $skip: 1 }], { more: [{ _id: 2 }] })).toEqual([
      { _id: 2 },
    ]);
    expect(run(sales, [{ $bucket: { groupBy: '$price', boundaries: [0, 10, 100] } }])).toEqual([
      { _id: 0, count: 1 },
      { _id: 10, count: 2 },
    ]);
  });

  it('bucket, with boundaries and a default that are constant expressions', () => {
    const boundaries = [{ $literal: 0 }, { $add: [5, 5] }];
    const bucket = { groupBy: '$price', boundaries, default: { $literal: '$more' } };
    expect(run(sales, [{ $bucket: bucket }])).toEqual([
      { _id: 0, count: 1 },
      { _id: '$more', count: 2 },
    ]);
    expect(() => run(sales, [{ $bucket: { ...bucket, boundaries: ['$n', 10] } }])).toThrow(/constant/);
  });
});

describe('expressions', () => {
  it.each<[string, unknown, unknown]>([
    ['arithmetic', { $add: [1, { $subtract: [5, 2] }, { $divide: [9, 2] }] }, 8.5],
    ['null returns null', { $add: [1, null] }, null],
    ['a missing field is not null', { $eq: ['$none', null] }, false],
    ['comparison across types', { $gt: ['a', 5] }, true],
    ['conditions', { $cond: [{ $gte: [3, 3] }, 'yes', 'no'] }, 'yes'],
    ['ifNull', { $ifNull: ['$none', null, 'x'] }, 'x'],
    ['let', { $let: { vars: { a: 2 }, in: { $multiply: ['$$a', '$$a'] } } }, 4],
    ['map', { $map: { input: [1, 2], as: 'n', in: { $add: ['$$n', 1] } } }, [2, 3]],
    ['filter', { $filter: { input: [1, 5, 9], cond: { $gt: ['$$this', 4] } } }, [5, 9]],
    ['reduce', { $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    ['strings', { $concat: [{ $toUpper: 'ab' }, '-', { $substrCP: ['hello', 1, 3] }] }, 'AB-ell'],
    ['upper case of null', { $toUpper: null }, ''],
    [
      'dates',
      { $dateToString: { date: new Date('2025-02-03T04:05:06Z'), format: '%Y-%m-%dT%H:%M' } },
      '2025-02-03T04:05',
    ],
    [
      'date truncation',
      { $dateTrunc: { date: new Date('2025-02-03T04:05:06Z'), unit: 'day' } },
      new Date('2025-02-03'),
    ],
    ['the time', '$$NOW', context.now],
    [
      'sets',
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
    [
      'a field with a dollar in its name',
      { $getField: { field: { $literal: '$a' }, input: { $literal: { $a: 1 } } } },
      1,
    ],
    ['objects', { $arrayToObject: { $objectToArray: { a: 1 } } }, { a: 1 }],
    ['literal', { $literal: '$a' }, '$a'],
    ['sum over an array', { $sum: [[1, 2], 3] }, 3],
    ['rounding', { $round: [2.567, 1] }, 2.6],
    ['logic', { $and: [1, { $not: [false] }, { $or: [0, 'x'] }] }, true],
    ['membership', { $in: [2, [1, 2]] }, true],
  ])('%s', (_, expression, expected) => {
    expect(evaluate(expression)).toEqual(expected);
  });

  it('choose the first branch whose condition is true, or the default', () => {
    const branch = (test: unknown, result: unknown) =>
      Object.fromEntries([
        ['case', test],
        ['then', result],
      ]);
    const branches = [branch({ $eq: ['$n', 1] }, 'one'), branch({ $gt: ['$n', 1] }, 'many')];
    const word = { $switch: { branches, default: 'none' } };
    expect([0, 1, 2].map((n) => evaluate(word, { n }))).toEqual(['none', 'one', 'many']);
  });

  it('keep the type of values that they return', () => {
    const id = new ObjectId();
    const document = {
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
      id,
      double: new Double(2),
    };
    const [result] = [
      ...compilePipeline(
        [{ $project: { _id: 0, a: '$long', b: '$decimal', c: '$id', d: { $ifNull: ['$double', 1] } } }],
        context,
        () => [],
      )([document]),
    ];
    expect(result).toEqual({ a: document.long, b: document.decimal, c: id, d: new Double(2) });
    expect(evaluate({ $type: '$double' }, document)).toBe('double');
    expect(String(evaluate({ $add: ['$decimal', '$long'] }, document))).toBe('9007199254740994.10');
  });

  it('are refused instead of rounded', () => {
    expect(() => evaluate({ $pow: ['$d', 2] }, { d: Decimal128.fromString('1.1') })).toThrow(/not supported/);
    expect(() => evaluate('$$nobody')).toThrow(/undefined variable/);
    expect(() => evaluate({ $divide: [1, 0] })).toThrow(/divide by zero/);
  });
});
