import { Int32 } from 'bson';
import { type Document, isDocument } from '../../bson/document.ts';
import { nearestDouble } from '../../bson/exact-number.ts';
import { isNumeric } from '../../bson/value-type.ts';
import { MongoError } from '../../errors.ts';
import { compileFilter } from '../../query/filter.ts';
import { compareSortKeys, parseSort, sortKeyOf } from '../../query/sort.ts';
import type { Stage } from './stage.ts';

/** `$match` */
export const match: Stage = (specification, { context }) => {
  if (!isDocument(specification))
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  const fits = compileFilter(specification, context);
  return function* (documents) {
    for (const document of documents) if (fits(document)) yield document;
  };
};

/** `$sort`, in memory; a sort that an index can do is done before the pipeline. */
export const sort: Stage = (specification, { context }) => {
  if (!isDocument(specification) || Object.keys(specification).length === 0)
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(specification);
  return (documents) =>
    [...documents]
      .map((document) => ({ document, key: sortKeyOf(document, fields, context.text) }))
      .sort((a, b) => compareSortKeys(a.key, b.key, fields, context.text))
      .map(({ document }) => document);
};

/** `$skip` */
export const skip: Stage = (specification) => {
  const count = wholeNumber('$skip', specification, 0);
  return function* (documents) {
    let at = 0;
    for (const document of documents) if (at++ >= count) yield document;
  };
};

/** `$limit` */
export const limit: Stage = (specification) => {
  const count = wholeNumber('$limit', specification, 1);
  return function* (documents) {
    let left = count;
    for (const document of documents) {
      yield document;
      if (--left === 0) return;
    }
  };
};

/** `$count`: one document with the number of documents, or none for zero. */
export const count: Stage = (specification) => {
  if (typeof specification !== 'string' || specification === '' || /[$.]/.test(specification)) {
    throw new MongoError(40156, 'the count field must be a non-empty string without $ and .');
  }
  return function* (documents) {
    let n = 0;
    for (const _ of documents) n++;
    if (n > 0) yield { [specification]: new Int32(n) };
  };
};

/** `$sample`: every document has the same probability. */
export const sample: Stage = (specification) => {
  const size = wholeNumber('$sample', isDocument(specification) ? specification.size : undefined, 1);
  return (documents) => {
    const kept: Document[] = [];
    let seen = 0;
    for (const document of documents) {
      seen++;
      const at = kept.length < size ? kept.length : Math.floor(Math.random() * seen);
      if (at < size) kept[at] = document;
    }
    return shuffled(kept);
  };
};

function shuffled(documents: Document[]): Document[] {
  return documents
    .map((document) => ({ document, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ document }) => document);
}

function wholeNumber(stage: string, value: unknown, least: number): number {
  const number = isNumeric(value) ? nearestDouble(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least)
    throw new MongoError(
      15957,
      `invalid argument to ${stage} stage: expected a whole number of at least ${least}`,
    );
  return number;
}
