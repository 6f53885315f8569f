import { type Document, hasField, isArrayIndex } from '../bson/document.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { fieldsOf } from '../bson/value-parts.ts';
import { typeOf } from '../bson/value-type.ts';
import { MongoError } from '../errors.ts';
import type { IndexDefinition, IndexField } from './index-definition.ts';

/** One entry of a document in an index. */
export type IndexKey = { bytes: Buffer; values: readonly unknown[] };

/** All entries of a document in an index; `multikey` if there is an array on one of its paths. */
export type IndexKeys = { keys: readonly IndexKey[]; multikey: boolean };

/**
 * The entries of `document` in `index`. A missing field is entered as null, an array as one entry per element (an
 * empty array below null), so that every query that can match the document finds one of its entries.
 * @throws CannotIndexParallelArrays when two fields have different arrays
 */
export function keysOf(document: Document, index: IndexDefinition): IndexKeys {
  const found = index.fields.map((field) => expand(document, field.parts, ''));
  const single = found.every((values) => values.length === 1 && values[0]?.array === undefined);
  const rows = single ? [found.map((values) => values[0]?.value ?? null)] : combine(found, index.fields);
  const descending = index.fields.map((field) => field.descending);
  const unique = new Map<string, IndexKey>();
  for (const values of rows) {
    const bytes = encodeKey(values, descending);
    unique.set(bytes.toString('latin1'), { bytes, values });
  }
  return { keys: [...unique.values()], multikey: !single };
}

/** Whether any indexed field exists; a sparse index contains only such documents. */
export function hasAnyIndexedField(document: Document, index: IndexDefinition): boolean {
  return index.fields.some(({ parts }) => expand(document, parts, '').some(({ value }) => value !== MISSING));
}

/** A value at a path, with the array element that it came from. */
type Found = { value: unknown; array?: string; element?: number };

const MISSING = undefined;

function expand(value: unknown, parts: readonly string[], at: string): Found[] {
  const [part, ...rest] = parts;
  if (part === undefined) return expandLeaf(value, at);
  if (Array.isArray(value)) return expandArray(value, parts, part, rest, at);
  if (typeOf(value) !== 'object') return [{ value: MISSING }];
  const fields = fieldsOf(value);
  return hasField(fields, part) ? expand(fields[part], rest, `${at}.${part}`) : [{ value: MISSING }];
}

/** The innermost array determines the row of an entry; outer arrays are part of its name. */
function expandArray(
  array: unknown[],
  parts: readonly string[],
  part: string,
  rest: readonly string[],
  at: string,
): Found[] {
  if (array.length === 0) return [{ value: MISSING, array: at, element: -1 }];
  const found: Found[] = [];
  array.forEach((element, i) => {
    const inner = typeOf(element) === 'object' ? expand(element, parts, `${at}.${i}`) : [{ value: MISSING }];
    for (const entry of inner) found.push({ array: at, element: i, ...entry });
  });
  if (isArrayIndex(part) && Number(part) < array.length) {
    for (const entry of expand(array[Number(part)], rest, `${at}.${part}`))
      found.push({ array: at, element: Number(part), ...entry });
  }
  return found;
}

/** An empty array is entered as "missing", below null; index bounds never select it alone. */
function expandLeaf(value: unknown, at: string): Found[] {
  if (!Array.isArray(value)) return [{ value }];
  if (value.length === 0) return [{ value: EMPTY_ARRAY, array: at, element: -1 }];
  return value.map((element, i) => ({ value: element, array: at, element: i }));
}

/** A marker for `encodeKey`, so that `?? null` does not replace it. */
const EMPTY_ARRAY: readonly never[] = [];

/**
 * All combinations of the fields' values; values of one array element stay together: {a: [{x, y}]} on a.x and a.y.
 */
function combine(found: readonly Found[][], fields: readonly IndexField[]): unknown[][] {
  let rows: { values: unknown[]; from: Map<string, number> }[] = [{ values: [], from: new Map() }];
  found.forEach((values) => {
    rows = rows.flatMap((row) =>
      values
        .filter((entry) => belongs(entry, row.from))
        .map((entry) => ({
          values: [...row.values, entry.value ?? null],
          from: entry.array === undefined ? row.from : new Map(row.from).set(entry.array, entry.element ?? 0),
        })),
    );
  });
  const arrays = new Set(found.flat().flatMap((entry) => entry.array ?? []));
  if (found.filter((values) => values.some((entry) => entry.array !== undefined)).length > 1)
    refuseParallel(arrays, fields);
  return rows.map((row) => row.values);
}

function belongs(entry: Found, from: ReadonlyMap<string, number>): boolean {
  if (entry.array === undefined) return true;
  const element = from.get(entry.array);
  return element === undefined || element === entry.element;
}

function refuseParallel(arrays: ReadonlySet<string>, fields: readonly IndexField[]): void {
  const names = [...arrays].map((name) => name.replaceAll(/\.\d+/g, ''));
  const nested = names.every((name) =>
    names.every((other) => name.startsWith(other) || other.startsWith(name)),
  );
  if (nested) return;
  const paths = fields.map((field) => field.path).join(', ');
  throw new MongoError(171, `cannot index parallel arrays [${paths}]`);
}
