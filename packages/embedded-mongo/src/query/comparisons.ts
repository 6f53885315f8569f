import { type CompareText, compareValues } from '../bson/compare.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric, rankOf, typeOf } from '../bson/value-type.ts';
import { badValue } from '../errors.ts';
import { isOperatorDocument } from './operator-document.ts';
import { regexTest } from './regex.ts';

type Test = (value: unknown) => boolean;
export type Ordering = '$gt' | '$gte' | '$lt' | '$lte';

/** Equality of queries: null also matches a missing field. */
export function equalTo(operand: unknown, text: CompareText): Test {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  return (value) => value !== undefined && compareValues(value, operand, text) === 0;
}

/** As `equalTo`, but refuses regular expressions. */
export function sameAs(operand: unknown, text: CompareText): Test {
  if (typeOf(operand) === 'regex') throw badValue("Can't have regex as arg to $ne.");
  return equalTo(operand, text);
}

/** `$in`: equal to one of the entries, or matched by a regular expression among them. */
export function anyOf(operator: string, operand: unknown, text: CompareText): Test {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  const tests = operand.map((entry) => {
    if (isOperatorDocument(entry)) throw badValue(`cannot nest $ under ${operator}`);
    return typeOf(entry) === 'regex' ? regexTest(entry, undefined) : equalTo(entry, text);
  });
  return (value) => tests.some((test) => test(value));
}

const HOLDS: Readonly<Record<Ordering, (order: number) => boolean>> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** Order within one type: a number is never below a string. MinKey and MaxKey are compared with everything. */
export function ordered(operator: Ordering, operand: unknown, text: CompareText): Test {
  const type = typeOf(operand);
  const holds = HOLDS[operator];
  const inclusive = operator === '$gte' || operator === '$lte';
  if (type === 'regex') throw badValue(`Can't have RegEx as arg to predicate over field ${operator}.`);
  if (type === 'null' || type === 'missing')
    return (value) => inclusive && (value === null || value === undefined);
  if (type === 'minKey' || type === 'maxKey')
    return (value) => holds(compareValues(value ?? null, operand, text));
  if (isNumeric(operand) && Number.isNaN(nearestDouble(operand)))
    return (value) => inclusive && isNaNValue(value);
  const rank = rankOf(type);
  return (value) =>
    rankOf(typeOf(value)) === rank && !isNaNValue(value) && holds(compareValues(value, operand, text));
}

function isNaNValue(value: unknown): boolean {
  return isNumeric(value) && Number.isNaN(nearestDouble(value));
}
