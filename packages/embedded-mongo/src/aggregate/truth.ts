import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';

/** Null, missing, false and zero are false; everything else, also an empty string, is true. */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  return !isNumeric(value) || nearestDouble(value) !== 0;
}
