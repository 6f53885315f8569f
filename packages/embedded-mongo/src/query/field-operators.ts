import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric, TYPE_CODES, typeOf } from '../bson/value-type.ts';
import { badValue, MongoError } from '../errors.ts';
import { bitOperator } from './bit-operators.ts';
import { anyOf, equalTo, ordered, sameAs } from './comparisons.ts';
import { isOperatorDocument } from './operator-document.ts';
import { someLeaf } from './path-values.ts';
import type { QueryContext } from './query-context.ts';
import { regexTest } from './regex.ts';

/** A test of all values at a path of one document. */
export type ValuesTest = (values: readonly unknown[]) => boolean;

/** Context of operators; `value` and `filter` compile nested operands. */
export type OperatorScope = {
  siblings: Document;
  context: QueryContext;
  value: (operators: Document) => ValuesTest;
  filter: (filter: Document) => (document: Document) => boolean;
};

type CompileOperator = (operand: unknown, scope: OperatorScope) => ValuesTest;

/** All operators for fields. */
export const FIELD_OPERATORS: Readonly<Record<string, CompileOperator>> = Object.assign(Object.create(null), {
  $eq: (operand, { context }) => leaf(equalTo(operand, context.text)),
  $ne: (operand, { context }) => not(leaf(sameAs(operand, context.text))),
  $gt: (operand, { context }) => leaf(ordered('$gt', operand, context.text)),
  $gte: (operand, { context }) => leaf(ordered('$gte', operand, context.text)),
  $lt: (operand, { context }) => leaf(ordered('$lt', operand, context.text)),
  $lte: (operand, { context }) => leaf(ordered('$lte', operand, context.text)),
  $in: (operand, { context }) => leaf(anyOf('$in', operand, context.text)),
  $nin: (operand, { context }) => not(leaf(anyOf('$nin', operand, context.text))),
  $exists: (operand) => {
    const wanted = isYes(operand);
    return (values) => values.some((value) => value !== undefined) === wanted;
  },
  $type: (operand) => {
    const types = new Set([operand].flat().flatMap(typeNames));
    return (values) => someLeaf(values, (value) => types.has(typeOf(value)));
  },
  $regex: (operand, { siblings }) => leaf(regexTest(operand, siblings.$options)),
  $options: () => {
    throw badValue('$options needs a $regex');
  },
  $mod: (operand) => leaf(modulo(operand)),
  $not: (operand, { value }) => {
    if (typeOf(operand) === 'regex') return not(leaf(regexTest(operand, undefined)));
    if (!isOperatorDocument(operand)) throw badValue('$not needs a regex or a document');
    return not(value(operand));
  },
  $size: (operand) => {
    const size = wholeNumber(operand);
    if (size === undefined || size < 0) throw badValue('$size must be a whole number of at least 0');
    return (values) => values.some((value) => Array.isArray(value) && value.length === size);
  },
  $all: (operand, scope) => {
    if (!Array.isArray(operand)) throw badValue('$all needs an array');
    const tests = operand.map((entry) => allEntry(entry, scope));
    return (values) => tests.length > 0 && tests.every((test) => test(values));
  },
  $elemMatch: (operand, scope) => elementMatch(operand, scope),
  $bitsAllSet: bitOperator('$bitsAllSet'),
  $bitsAllClear: bitOperator('$bitsAllClear'),
  $bitsAnySet: bitOperator('$bitsAnySet'),
  $bitsAnyClear: bitOperator('$bitsAnyClear'),
} satisfies Record<string, CompileOperator>);

function leaf(test: (value: unknown) => boolean): ValuesTest {
  return (values) => someLeaf(values, test);
}

function not(test: ValuesTest): ValuesTest {
  return (values) => !test(values);
}

function isYes(operand: unknown): boolean {
  if (operand === null || operand === undefined || operand === false) return false;
  return !isNumeric(operand) || nearestDouble(operand) !== 0;
}

function typeNames(operand: unknown): string[] {
  if (operand === 'number') return ['int', 'long', 'double', 'decimal'];
  if (typeof operand === 'string' && [...TYPE_CODES.values()].some((name) => name === operand))
    return [operand];
  const name = isNumeric(operand) ? TYPE_CODES.get(nearestDouble(operand)) : undefined;
  if (name === undefined) throw badValue(`Unknown type name alias: ${String(operand)}`);
  return [name];
}

function allEntry(entry: unknown, scope: OperatorScope): ValuesTest {
  if (isDocument(entry) && '$elemMatch' in entry) return elementMatch(entry.$elemMatch, scope);
  if (isOperatorDocument(entry)) throw badValue('no $ expressions in $all');
  return leaf(equalTo(entry, scope.context.text));
}

/** Matches an array with one element that meets everything: a filter, or operators on the element. */
function elementMatch(operand: unknown, scope: OperatorScope): ValuesTest {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  if (first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first)) {
    const test = scope.value(operand);
    return (values) =>
      values.some((value) => Array.isArray(value) && value.some((element) => test([element])));
  }
  const test = scope.filter(operand);
  return (values) =>
    values.some(
      (value) => Array.isArray(value) && value.some((element) => isElement(element) && test(element)),
    );
}

/** Inner arrays are treated as documents with their indexes as fields. */
function isElement(element: unknown): element is Document {
  return isDocument(element) || Array.isArray(element);
}

function wholeNumber(value: unknown): number | undefined {
  const number = isNumeric(value) ? nearestDouble(value) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}

function modulo(operand: unknown): (value: unknown) => boolean {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length !== 2)
    throw badValue(`malformed mod, ${operand.length < 2 ? 'not enough' : 'too many'} elements`);
  const [divisor, rest] = operand.map((part) =>
    isNumeric(part) ? Math.trunc(nearestDouble(part)) : Number.NaN,
  );
  if (divisor === undefined || rest === undefined || !Number.isFinite(divisor) || !Number.isFinite(rest)) {
    throw badValue('malformed mod, divisor and remainder must be numbers');
  }
  if (divisor === 0) throw new MongoError(2, 'divisor cannot be 0');
  return (value) => isNumeric(value) && Math.trunc(nearestDouble(value)) % divisor === rest;
}
