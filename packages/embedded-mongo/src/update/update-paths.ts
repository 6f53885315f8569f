import { type Document, isDocument } from '../bson/document.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import type { QueryContext } from '../query/query-context.ts';
import { readPath } from './value-at-path.ts';

/** Tests of array elements by their name in `$[name]`. */
export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** Parses `arrayFilters`, each with one name: `{ 'x.grade': { $gt: 5 } }` has the name `x`. */
export function parseArrayFilters(filters: unknown, context: QueryContext): ArrayFilters {
  const named = new Map<string, (element: unknown) => boolean>();
  if (filters === undefined) return named;
  if (!Array.isArray(filters)) throw new MongoError(14, 'arrayFilters must be an array');
  for (const filter of filters) {
    if (!isDocument(filter)) throw new MongoError(14, 'arrayFilters entries must be objects');
    const names = new Set(namesIn(filter));
    const [name] = names;
    if (name === undefined || names.size !== 1)
      throw failedToParse('Error parsing array filter: expected a single top-level field name');
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw badValue(
        `Error parsing array filter: '${name}' must be an alphanumeric string beginning with a lowercase letter`,
      );
    if (named.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    const test = compileFilter(filter, context);
    named.set(name, (element) => test({ [name]: element }));
  }
  return named;
}

function namesIn(filter: Document): string[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0] ?? ''];
    return Array.isArray(value) ? value.filter(isDocument).flatMap(namesIn) : [];
  });
}

/** The array elements that a document's placeholders refer to. */
export type Placeholders = { filters: ArrayFilters; positional: (arrayPath: string) => number };

/**
 * The paths that `$`, `$[]` or `$[name]` mean in a document; the path itself without placeholders.
 * @throws BadValue when a placeholder is not on an array
 */
export function expandPath(
  document: Document,
  parts: readonly string[],
  placeholders: Placeholders,
): string[][] {
  const at = parts.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...parts]];
  const before = parts.slice(0, at);
  const elements = elementsFor(document, before, parts[at] ?? '', placeholders);
  return elements.flatMap((element) =>
    expandPath(document, [...before, String(element), ...parts.slice(at + 1)], placeholders),
  );
}

function elementsFor(
  document: Document,
  before: readonly string[],
  placeholder: string,
  { filters, positional }: Placeholders,
): number[] {
  if (placeholder === '$') return [positional(before.join('.'))];
  const array = readPath(document, before);
  if (!Array.isArray(array)) {
    if (array === undefined)
      throw badValue(
        `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
      );
    throw badValue(`Cannot apply array updates to non-array element ${before.at(-1) ?? ''}`);
  }
  const name = placeholder.slice(2, -1);
  const test = name === '' ? () => true : filters.get(name);
  return array.flatMap((element, i) => (test?.(element) ? [i] : []));
}

/**
 * Checks a path.
 * @throws EmptyFieldName, DollarPrefixedFieldName, or BadValue for a placeholder without its filter
 */
export function checkPath(path: string, filters: ArrayFilters): string[] {
  const parts = path.split('.');
  parts.forEach((part, i) => {
    if (part === '')
      throw new MongoError(
        56,
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    if (!part.startsWith('$')) return;
    const name = /^\$\[(.*)\]$/.exec(part)?.[1];
    const known = part === '$' || name === '' || (name !== undefined && filters.has(name));
    if (name && !known) throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
    if (!known && !['$ref', '$id', '$db'].includes(part)) {
      throw new MongoError(
        52,
        `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`,
      );
    }
    if (i === 0 && known)
      throw badValue(`Cannot have array placeholder '${part}' in the first position in path '${path}'`);
  });
  return parts;
}
