import { hasField, isArrayIndex } from '../bson/document.ts';
import { fieldsOf } from '../bson/value-parts.ts';
import { typeOf } from '../bson/value-type.ts';

/**
 * All values at a dotted path as queries read it: every element of an array and, for a numeric part, the element at
 * that index. A path that ends early gives undefined once per document; scalars inside an array give nothing.
 */
export function valuesAt(value: unknown, parts: readonly string[]): unknown[] {
  const found: unknown[] = [];
  collect(value, parts, 0, found);
  return found;
}

function collect(value: unknown, parts: readonly string[], at: number, found: unknown[]): void {
  const part = parts[at];
  if (part === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    collectFromArray(value, part, parts, at, found);
  } else if (typeOf(value) === 'object') {
    const fields = fieldsOf(value);
    if (hasField(fields, part)) collect(fields[part], parts, at + 1, found);
    else found.push(undefined);
  } else {
    found.push(undefined);
  }
}

function collectFromArray(
  array: unknown[],
  part: string,
  parts: readonly string[],
  at: number,
  found: unknown[],
): void {
  if (isArrayIndex(part) && Number(part) < array.length) collect(array[Number(part)], parts, at + 1, found);
  for (const element of array) {
    if (typeOf(element) === 'object') collect(element, parts, at, found);
  }
}

/** Whether `test` is true for a value or, for an array, for one of its elements. */
export function someLeaf(values: readonly unknown[], test: (value: unknown) => boolean): boolean {
  return values.some((value) => test(value) || (Array.isArray(value) && value.some(test)));
}
