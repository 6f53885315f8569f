import { Long } from 'bson';
import { isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { regexOf } from '../bson/value-parts.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { notSupported } from '../errors.ts';
import { toRegExp } from '../query/regex.ts';

/**
 * A value for mingo, with JavaScript numbers.
 * @throws CommandNotSupported if digits would be lost: decimals, and integers beyond 2^53
 */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (isDocument(value))
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, plainValue(inner)]));
  const type = typeOf(value);
  if (type === 'regex') return toRegExp(regexOf(value).pattern, regexOf(value).options);
  if (!isNumeric(value)) return value;
  const number = nearestDouble(value);
  const exact = type !== 'decimal' && (!Long.isLong(value) || Number.isSafeInteger(number));
  if (!exact) throw notSupported(`this operator on ${type} ${String(value)}`);
  return number;
}
