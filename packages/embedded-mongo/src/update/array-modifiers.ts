import { type CompareText, compareValues, equalValues } from '../bson/compare.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { isOperatorDocument } from '../query/operator-document.ts';
import type { QueryContext } from '../query/query-context.ts';
import { compareSortKeys, parseSort, sortKeyOf } from '../query/sort.ts';
import type { Change } from './change.ts';

/** `$push`: a value, or `{ $each, $position, $sort, $slice }`, applied in that order. */
export function push(operand: unknown, context: QueryContext): Change {
  const { each, position, sort, slice } = parsePush(operand, context.text);
  return (current, path) => {
    const array = [...arrayOr(current, '$push', path)];
    array.splice(position ?? array.length, 0, ...each);
    if (sort) array.sort(sort);
    if (slice === undefined) return array;
    return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
  };
}

type Push = {
  each: unknown[];
  position?: number | undefined;
  sort?: ((a: unknown, b: unknown) => number) | undefined;
  slice?: number | undefined;
};

function parsePush(operand: unknown, text: CompareText): Push {
  if (!isDocument(operand) || !('$each' in operand)) return { each: [operand] };
  for (const clause of Object.keys(operand)) {
    if (!['$each', '$position', '$sort', '$slice'].includes(clause))
      throw badValue(`Unrecognized clause in $push: ${clause}`);
  }
  return {
    each: eachOf(operand.$each, '$push'),
    position: wholeNumber(operand, '$position'),
    sort: '$sort' in operand ? elementOrder(operand.$sort, text) : undefined,
    slice: wholeNumber(operand, '$slice'),
  };
}

function eachOf(each: unknown, operator: string): unknown[] {
  if (!Array.isArray(each))
    throw new MongoError(
      14,
      `The argument to $each in ${operator} must be an array but it was of type ${typeOf(each)}`,
    );
  return each;
}

function wholeNumber(operand: Document, clause: string): number | undefined {
  if (!(clause in operand)) return undefined;
  const value = operand[clause];
  const number = isNumeric(value) ? nearestDouble(value) : Number.NaN;
  if (!Number.isInteger(number)) throw badValue(`The value for ${clause} must be an integer value`);
  return number;
}

/** `1`/`-1` sorts whole elements, a document sorts by fields of the elements. */
function elementOrder(sort: unknown, text: CompareText): (a: unknown, b: unknown) => number {
  if (isDocument(sort)) {
    const fields = parseSort(sort);
    const key = (element: unknown) => sortKeyOf(isDocument(element) ? element : {}, fields, text);
    return (a, b) => compareSortKeys(key(a), key(b), fields, text);
  }
  const direction = isNumeric(sort) ? nearestDouble(sort) : 0;
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return (a, b) => direction * compareValues(a, b, text);
}

/** `$addToSet`: appends values that are not in the array. */
export function addToSet(operand: unknown, { text }: QueryContext): Change {
  const isEach = isDocument(operand) && '$each' in operand;
  if (isEach && Object.keys(operand).length > 1)
    throw badValue('Found unexpected fields after $each in $addToSet');
  const added = isEach ? eachOf(operand.$each, '$addToSet') : [operand];
  return (current, path) => {
    const array = [...arrayOr(current, '$addToSet', path)];
    for (const value of added) {
      if (!array.some((element) => equalValues(element, value, text))) array.push(value);
    }
    return array;
  };
}

/** `$pull`: removes elements that equal the operand, match its operators, or (documents) match it as a filter. */
export function pull(operand: unknown, context: QueryContext): Change {
  const goes = pullTest(operand, context);
  return (current, path) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw notAnArray('$pull', path);
    return current.filter((element) => !goes(element));
  };
}

function pullTest(operand: unknown, context: QueryContext): (element: unknown) => boolean {
  if (isOperatorDocument(operand) || typeOf(operand) === 'regex') {
    const test = compileFilter({ element: operand }, context);
    return (element) => test({ element });
  }
  if (!isDocument(operand)) return (element) => equalValues(element, operand, context.text);
  const test = compileFilter(operand, context);
  return (element) => isDocument(element) && test(element);
}

/** `$pullAll`: removes every element that equals one of a list. */
export function pullAll(operand: unknown, { text }: QueryContext): Change {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return (current, path) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw notAnArray('$pullAll', path);
    return current.filter((element) => !operand.some((value) => equalValues(value, element, text)));
  };
}

/** `$pop`: drops the last (1) or the first (-1) element. */
export function pop(operand: unknown): Change {
  const end = isNumeric(operand) ? nearestDouble(operand) : 0;
  if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1');
  return (current, path) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current))
      throw new MongoError(14, `Path '${path}' contains an element of non-array type '${typeOf(current)}'`);
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  };
}

function arrayOr(current: unknown, operator: string, path: string): unknown[] {
  if (current === undefined) return [];
  if (!Array.isArray(current)) throw notAnArray(operator, path);
  return current;
}

function notAnArray(operator: string, path: string): MongoError {
  return badValue(
    `The field '${path}' must be an array but is of another type, so ${operator} cannot be applied`,
  );
}
