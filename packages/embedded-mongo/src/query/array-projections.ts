import { isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { badValue } from '../errors.ts';
import { FIELD_OPERATORS } from './field-operators.ts';
import { compileFilter } from './filter.ts';
import type { QueryContext } from './query-context.ts';

/** A projection that keeps part of an array; undefined omits the field. */
export type ArrayProjection = { kind: 'slice' | 'elemMatch'; cut: (value: unknown) => unknown };

/** `n`: the first n, or the last for negative n. `[skip, n]`: n from there; a negative skip counts from the end. */
export function compileSlice(operand: unknown): ArrayProjection {
  const [first = 0, second] = [operand].flat().map((part) => Math.trunc(nearestDouble(part)));
  if (second !== undefined && second <= 0)
    throw badValue('First argument to $slice must be followed by a positive limit');
  const cut = (value: unknown) => {
    if (!Array.isArray(value)) return value;
    if (second === undefined) return first >= 0 ? value.slice(0, first) : value.slice(first);
    const start = first >= 0 ? first : Math.max(value.length + first, 0);
    return value.slice(start, start + second);
  };
  return { kind: 'slice', cut };
}

/** Keeps the first matching element; omits the field if there is none. */
export function compileElemMatch(operand: unknown, context: QueryContext): ArrayProjection {
  if (!isDocument(operand)) throw badValue('elemMatch: Invalid argument, object required');
  const [first] = Object.keys(operand);
  const isMatch =
    first !== undefined && first in FIELD_OPERATORS
      ? onElement(operand, context)
      : compileFilter(operand, context);
  const cut = (value: unknown) => {
    if (!Array.isArray(value)) return undefined;
    const at = value.findIndex((element) => isMatch(element));
    return at < 0 ? undefined : [value[at]];
  };
  return { kind: 'elemMatch', cut };
}

function onElement(operators: Record<string, unknown>, context: QueryContext): (element: unknown) => boolean {
  const test = compileFilter({ element: operators }, context);
  return (element) => test({ element });
}
