import { Double, Int32, Long } from 'bson';
import { addNumbers, IntegerOverflow, multiplyNumbers } from '../../bson/arithmetic.ts';
import { nearestDouble } from '../../bson/exact-number.ts';
import { isNumeric, typeOf } from '../../bson/value-type.ts';
import { MongoError, notSupported } from '../../errors.ts';
import type { ExpressionOperator } from '../environment.ts';
import { listArguments } from './arguments.ts';

/** Operators that keep number types: int and long widen instead of wrapping, decimals stay exact. */
export const ARITHMETIC: Readonly<Record<string, ExpressionOperator>> = {
  $add: (argument, scope) => {
    const parts = listArguments('$add', argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) => sumOf(parts.map((part) => part(environment)));
  },
  $multiply: (argument, scope) => {
    const parts = listArguments('$multiply', argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) =>
      fold(
        '$multiply',
        parts.map((part) => part(environment)),
        new Int32(1),
        multiplyNumbers,
      );
  },
  $subtract: (argument, scope) => {
    const [left, right] = listArguments('$subtract', argument, scope, 2);
    return (environment) => difference(left?.(environment), right?.(environment));
  },
  $divide: (argument, scope) => {
    const [left, right] = listArguments('$divide', argument, scope, 2);
    return (environment) => quotient(left?.(environment), right?.(environment));
  },
};

/** With a date among the terms the sum is a date; numbers are milliseconds. */
function sumOf(values: readonly unknown[]): unknown {
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new MongoError(16612, 'only one date allowed in an $add expression');
  const [date] = dates;
  const sum = fold(
    '$add',
    values.filter((value) => value !== date),
    new Int32(0),
    addNumbers,
  );
  return date && sum !== null ? new Date(date.getTime() + Math.round(nearestDouble(sum))) : sum;
}

function fold(
  name: string,
  values: readonly unknown[],
  start: unknown,
  compute: (a: unknown, b: unknown) => unknown,
): unknown {
  if (values.some((value) => value === null || value === undefined)) return null;
  return values.reduce((total, value) => {
    if (!isNumeric(value))
      throw new MongoError(14, `${name} only supports numeric types, not ${typeOf(value)}`);
    return widening(() => compute(total, value), total, value);
  }, start);
}

/** An integer sum beyond 64 bits becomes a double. */
function widening(compute: () => unknown, left: unknown, right: unknown): unknown {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof IntegerOverflow)) throw error;
    throw notSupported(`integer arithmetic beyond 64 bits (${String(left)}, ${String(right)})`);
  }
}

function difference(left: unknown, right: unknown): unknown {
  if (left === null || left === undefined || right === null || right === undefined) return null;
  if (left instanceof Date && right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
  if (left instanceof Date && isNumeric(right))
    return new Date(left.getTime() - Math.round(nearestDouble(right)));
  const negated = fold('$subtract', [right], new Int32(-1), multiplyNumbers);
  return fold('$subtract', [negated], left, addNumbersChecked);
}

function addNumbersChecked(left: unknown, right: unknown): unknown {
  if (!isNumeric(left)) throw new MongoError(14, `can't $subtract a number from ${typeOf(left)}`);
  return addNumbers(left, right);
}

function quotient(left: unknown, right: unknown): unknown {
  if (left === null || left === undefined || right === null || right === undefined) return null;
  if (!isNumeric(left) || !isNumeric(right))
    throw new MongoError(14, `$divide only supports numeric types, not ${typeOf(left)} and ${typeOf(right)}`);
  if (typeOf(left) === 'decimal' || typeOf(right) === 'decimal') throw notSupported('$divide of decimals');
  if (nearestDouble(right) === 0) throw new MongoError(2, "can't $divide by zero");
  return new Double(nearestDouble(left) / nearestDouble(right));
}
