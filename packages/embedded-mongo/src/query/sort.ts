import { type CompareText, compareValues } from '../bson/compare.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';
import { badValue, notSupported } from '../errors.ts';
import { valuesAt } from './path-values.ts';

/** One field of a sort. */
export type SortField = { path: string; parts: readonly string[]; descending: boolean };

/**
 * Parses `{ a: 1, b: -1 }`; `$natural: 1` is the order of insertion, which is the default.
 * @throws BadValue for other directions, CommandNotSupported for `$meta`
 */
export function parseSort(sort: Document): SortField[] {
  const entries = Object.entries(sort).filter(
    ([path, direction]) => path !== '$natural' || nearestDouble(direction) !== 1,
  );
  return entries.map(([path, direction]) => {
    if (path === '$natural') throw notSupported('sorting by $natural backwards');
    if (isDocument(direction)) throw notSupported('sorting by $meta');
    const sign = isNumeric(direction) ? nearestDouble(direction) : Number.NaN;
    if (sign !== 1 && sign !== -1)
      throw badValue(`$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
    if (path === '' || path.startsWith('$'))
      throw badValue(`FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
    return { path, parts: path.split('.'), descending: sign < 0 };
  });
}

/** The sort key of a document: for an array its smallest element when ascending, its largest when descending. */
export function sortKeyOf(document: Document, fields: readonly SortField[], text?: CompareText): unknown[] {
  return fields.map(({ parts, descending }) => {
    const values = valuesAt(document, parts).flatMap((value) =>
      Array.isArray(value) ? elementsOf(value) : [value ?? null],
    );
    if (values.length === 0) return null;
    return values.reduce((best, value) => {
      const order = compareValues(value, best, text);
      return (descending ? order > 0 : order < 0) ? value : best;
    });
  });
}

/** An empty array sorts below null, like a missing value. */
function elementsOf(array: unknown[]): unknown[] {
  return array.length === 0 ? [undefined] : array.map((element) => element ?? null);
}

/** Compares two keys made by `sortKeyOf`. */
export function compareSortKeys(
  left: readonly unknown[],
  right: readonly unknown[],
  fields: readonly SortField[],
  text?: CompareText,
): number {
  for (let i = 0; i < fields.length; i++) {
    const order = compareValues(left[i], right[i], text);
    if (order !== 0) return fields[i]?.descending ? -order : order;
  }
  return 0;
}
