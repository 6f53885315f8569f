import { type Document, hasField, isArrayIndex, isDocument, setField } from '../bson/document.ts';
import { badValue, MongoError } from '../errors.ts';

/** Maximum number of nulls that one update may insert before a new array element. */
const MOST_PADDING = 1_500_000;

/** The value at a path (numbers are indexes of arrays), or undefined. */
export function readPath(document: Document, parts: readonly string[]): unknown {
  let value: unknown = document;
  for (const part of parts) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? value[Number(part)] : undefined;
    else value = isDocument(value) && hasField(value, part) ? value[part] : undefined;
  }
  return value;
}

/**
 * Sets the value at a path, creating documents and filling arrays with null up to the index.
 * @throws PathNotViable when a value on the path is neither document nor array
 */
export function writePath(document: Document, parts: readonly string[], value: unknown): void {
  let target: unknown = document;
  parts.slice(0, -1).forEach((part, i) => {
    let next = readPath({ target }, ['target', part]);
    if (next === undefined) {
      next = {};
      writeStep(target, part, next, parts.slice(0, i));
    }
    target = next;
  });
  writeStep(target, parts.at(-1) ?? '', value, parts.slice(0, -1));
}

function writeStep(target: unknown, part: string, value: unknown, path: readonly string[]): void {
  if (isDocument(target)) setField(target, part, value);
  else if (Array.isArray(target) && isArrayIndex(part)) writeElement(target, Number(part), value);
  else
    throw new MongoError(
      28,
      `Cannot create field '${part}' in element {${path.at(-1) ?? ''}: ${describe(target)}}`,
    );
}

function writeElement(array: unknown[], at: number, value: unknown): void {
  if (at > array.length + MOST_PADDING) throw badValue(`can't backfill more than ${MOST_PADDING} elements`);
  while (array.length < at) array.push(null);
  array[at] = value;
}

function describe(value: unknown): string {
  return Array.isArray(value) ? '[...]' : (JSON.stringify(value) ?? 'undefined');
}

/** Removes a field; an array element becomes null, because removing it would shift the others. */
export function removePath(document: Document, parts: readonly string[]): void {
  const parent = readPath(document, parts.slice(0, -1));
  const part = parts.at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (isArrayIndex(part) && Number(part) < parent.length) parent[Number(part)] = null;
  } else if (isDocument(parent)) {
    delete parent[part];
  }
}
