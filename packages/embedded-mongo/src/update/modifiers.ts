import { Double, Int32, Timestamp } from 'bson';
import { addNumbers, IntegerOverflow, multiplyNumbers } from '../bson/arithmetic.ts';
import { compareValues } from '../bson/compare.ts';
import { isDocument } from '../bson/document.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { addToSet, pop, pull, pullAll, push } from './array-modifiers.ts';
import { bit } from './bit-modifier.ts';
import { type Modifier, REMOVE } from './change.ts';

/** All operators for one path. `$rename` has two paths and is handled where paths are resolved. */
export const MODIFIERS: Readonly<Record<string, Modifier>> = Object.assign(Object.create(null), {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => () => operand,
  $unset: () => (current) => (current === undefined ? undefined : REMOVE),
  $inc: (operand) => {
    if (!isNumeric(operand)) throw notNumeric('increment', operand);
    return (current, path) =>
      current === undefined ? operand : arithmetic('$inc', addNumbers, current, operand, path);
  },
  $mul: (operand) => {
    if (!isNumeric(operand)) throw notNumeric('multiply', operand);
    const zero = typeOf(operand) === 'double' ? new Double(0) : new Int32(0);
    return (current, path) => arithmetic('$mul', multiplyNumbers, current ?? zero, operand, path);
  },
  $min:
    (operand, { text }) =>
    (current) =>
      current === undefined || compareValues(operand, current, text) < 0 ? operand : current,
  $max:
    (operand, { text }) =>
    (current) =>
      current === undefined || compareValues(operand, current, text) > 0 ? operand : current,
  $currentDate: (operand, { now }) => {
    const value = currentDate(operand, now);
    return () => value;
  },
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
} satisfies Record<string, Modifier>);

function notNumeric(verb: string, operand: unknown): MongoError {
  return new MongoError(14, `Cannot ${verb} with non-numeric argument: ${JSON.stringify(operand)}`);
}

function arithmetic(
  operator: string,
  compute: (a: unknown, b: unknown) => unknown,
  current: unknown,
  operand: unknown,
  path: string,
): unknown {
  if (!isNumeric(current)) {
    throw new MongoError(
      14,
      `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeOf(current)}`,
    );
  }
  try {
    return compute(current, operand);
  } catch (error) {
    if (!(error instanceof IntegerOverflow)) throw error;
    throw badValue(
      `Failed to apply ${operator} operations to current value (${String(current)}) of '${path}'`,
    );
  }
}

/** `true` or `{ $type: 'date' | 'timestamp' }`. */
function currentDate(operand: unknown, now: Date): unknown {
  if (typeof operand === 'boolean') return now;
  const type = isDocument(operand) && Object.keys(operand).length === 1 ? operand.$type : undefined;
  if (type === 'date') return now;
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  if (isDocument(operand)) throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
  throw failedToParse(
    `${typeOf(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
  );
}
