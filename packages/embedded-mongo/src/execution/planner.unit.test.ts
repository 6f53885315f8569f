import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Int32, Long } from 'bson';
import fc from 'fast-check';
import { encode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { MongoError } from '../errors.ts';
import { parseIndexSpecification } from '../indexes/index-specification.ts';
import { parseFilter } from '../query/filter.ts';
import { DEFAULT_CONTEXT } from '../query/query-context.ts';
import { parseSort, sortKeyOf } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { documentOf, findDocuments } from './find-documents.ts';
import { planQuery } from './planner.ts';

const storage: Storage = openStorage(':memory:');
let names = 0;

function aCollection(...keys: { key: Document; [option: string]: unknown }[]): Collection {
  const collection = storage.catalog.ensure('test', `c${names++}`);
  for (const [i, index] of keys.entries())
    storage.catalog.createIndex(collection, parseIndexSpecification({ name: `i${i}`, ...index }));
  return collection;
}

function find(collection: Collection, filter: Document, sort: Document = {}): Document[] {
  const request = { filter, sort: parseSort(sort), skip: 0, limit: 0, context: DEFAULT_CONTEXT };
  return [...findDocuments(collection, request)].map(documentOf);
}

const planOf = (collection: Collection, filter: Document, sort: Document = {}) => {
  const plan = planQuery(collection, parseFilter(filter), parseSort(sort));
  return plan.kind === 'index'
    ? { index: plan.index.definition.name, ranges: plan.ranges.length, sorted: plan.sorted }
    : { kind: plan.kind };
};

afterAll(() => storage.close());

describe('choosing an index', () => {
  let collection: Collection;
  beforeEach(() => {
    collection = aCollection(
      { key: { a: 1, b: -1 } },
      { key: { c: 1 }, sparse: true },
      { key: { d: 1 }, partialFilterExpression: { d: { $gt: 5 } } },
    );
  });

  it('uses equality, lists and ranges on the leading fields', () => {
    expect(planOf(collection, { _id: 1 })).toEqual({ index: '_id_', ranges: 1, sorted: false });
    expect(planOf(collection, { a: 1, b: { $gt: 3, $lt: 9 } })).toEqual({
      index: 'i0',
      ranges: 1,
      sorted: false,
    });
    expect(planOf(collection, { a: { $in: [1, 2, 2] }, b: { $in: [3, 4] } })).toEqual({
      index: 'i0',
      ranges: 4,
      sorted: false,
    });
    expect(planOf(collection, { b: 1 })).toEqual({ kind: 'scan' });
  });

  it('uses an index for the sort where possible', () => {
    expect(planOf(collection, { a: 1 }, { b: 1 })).toMatchObject({ index: 'i0', sorted: true });
    expect(planOf(collection, {}, { a: -1, b: 1 })).toMatchObject({ index: 'i0', sorted: true });
    expect(planOf(collection, {}, { a: 1, b: 1 })).toEqual({ kind: 'scan' });
  });

  it('does not use sparse and partial indexes that would miss documents', () => {
    expect(planOf(collection, { c: 1 })).toMatchObject({ index: 'i1' });
    expect(planOf(collection, { c: null })).toEqual({ kind: 'scan' });
    expect(planOf(collection, {}, { c: 1 })).toEqual({ kind: 'scan' });
    expect(planOf(collection, { d: 7 })).toEqual({ kind: 'scan' });
    expect(planOf(collection, { d: { $gt: 5, $lt: 9 } })).toMatchObject({ index: 'i2' });
  });

  it('combines indexes for $or', () => {
    expect(planOf(collection, { $or: [{ a: 1 }, { c: 2 }] })).toEqual({ kind: 'union' });
    expect(planOf(collection, { $or: [{ a: 1 }, { z: 2 }] })).toEqual({ kind: 'scan' });
  });
});

describe('an index over arrays', () => {
  const insert = (collection: Collection, ...documents: Document[]) => {
    for (const each of documents) collection.insert(each, encode(each));
  };

  it('finds a document once although several elements match', () => {
    const collection = aCollection({ key: { a: 1 } });
    insert(collection, { _id: 1, a: [1, 2, 3] });
    expect(find(collection, { a: { $gt: 0 } })).toHaveLength(1);
    expect(find(collection, { a: { $in: [1, 2] } })).toHaveLength(1);
  });

  it('allows two bounds to be met by different elements', () => {
    const collection = aCollection({ key: { a: 1 } });
    insert(collection, { _id: 1, a: [1, 9] });
    expect(find(collection, { a: { $gt: 4, $lt: 6 } })).toHaveLength(1);
  });

  it('allows two fields of one array to be met by different elements', () => {
    const collection = aCollection({ key: { 'a.x': 1, 'a.y': 1 } });
    insert(collection, {
      _id: 1,
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    });
    expect(find(collection, { 'a.x': 1, 'a.y': 2 })).toHaveLength(1);
  });
});

const value = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 3 }).map((n) => new Int32(n)) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }).map((n) => Long.fromNumber(n)) },
  { weight: 1, arbitrary: fc.constantFrom(1.5, 'a', null) },
);
const leaf = fc.oneof(value, fc.array(value, { maxLength: 3 }));
const inner = fc.record({ x: leaf, y: value }, { requiredKeys: [] });
const document = fc.record(
  {
    a: fc.oneof(
      leaf,
      inner,
      fc.array(inner, { maxLength: 3 }),
      fc.array(fc.oneof(inner, value), { maxLength: 3 }),
    ),
    c: value,
  },
  { requiredKeys: [] },
);
const condition: fc.Arbitrary<unknown> = fc.oneof(
  value,
  fc.tuple(value, value).map(([$gt, $lt]) => ({ $gt, $lt })),
  fc.dictionary(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'), value, {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  }),
  fc.array(value, { maxLength: 3 }).map(($in) => ({ $in })),
  fc.array(value, { minLength: 1, maxLength: 2 }).map(($all) => ({ $all })),
  fc.boolean().map(($exists) => ({ $exists })),
);
const PATHS = ['a', 'c', 'a.x', 'a.y', 'a.0'];
const conditions = fc.dictionary(fc.constantFrom(...PATHS), condition, {
  minKeys: 1,
  maxKeys: 3,
  noNullPrototype: true,
});
const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 4, arbitrary: conditions },
  { weight: 1, arbitrary: fc.array(conditions, { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })) },
);
const key = fc.uniqueArray(fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom(1, -1)), {
  minLength: 1,
  maxLength: 3,
  selector: ([name]) => name,
});

describe('an index', () => {
  it('finds the same documents as a full scan, in an order that the sort allows', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 4, maxLength: 20 }),
        fc.array(filter, { minLength: 5, maxLength: 10 }),
        key,
        fc.boolean(),
        (documents, filters, fields, sparse) => {
          const indexed = aCollection({ key: Object.fromEntries(fields), ...(sparse ? { sparse } : {}) });
          const plain = aCollection();
          const stored = documents
            .map((fields, i) => ({ _id: new Int32(i), ...fields }))
            .filter((each) => canBeStored(indexed, each));
          for (const each of stored) plain.insert(each, encode(each));
          for (const each of filters) {
            const ids = (found: Document[]) => found.map(({ _id }) => Number(_id)).sort((a, b) => a - b);
            expect(ids(find(indexed, each))).toEqual(ids(find(plain, each)));
            const sort = Object.fromEntries(fields);
            const keys = (found: Document[]) =>
              found.map((hit) =>
                sortKeyOf(hit, parseSort(sort)).map((part) => JSON.stringify(plainValue(part))),
              );
            expect(keys(find(indexed, each, sort)).map(String)).toEqual(
              keys(find(plain, each, sort)).map(String),
            );
          }
          storage.catalog.drop(indexed);
          storage.catalog.drop(plain);
        },
      ),
      { numRuns: 250 },
    );
  });
});

/** Equal for what a sort takes for equal, as the number 2 of two types: their order is free. */
function plainValue(part: unknown): unknown {
  return part instanceof Int32 || part instanceof Long ? Number(part) : (part ?? null);
}

/** Parallel arrays cannot be indexed; such documents are not compared. */
function canBeStored(collection: Collection, each: Document): boolean {
  try {
    collection.insert(each, encode(each));
    return true;
  } catch (error) {
    if (error instanceof MongoError && error.code === 171) return false;
    throw error;
  }
}
