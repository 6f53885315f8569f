import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';

/** Null, missing, false and zero are false to an expression; everything else, an empty string too, is true. */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  return !isNumeric(value) || nearestDouble(value) !== 0;
}
