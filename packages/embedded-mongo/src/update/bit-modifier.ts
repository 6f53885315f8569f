import { Int32 } from 'bson';
import { integerOf } from '../bson/arithmetic.ts';
import { isDocument } from '../bson/document.ts';
import { exactOf } from '../bson/exact-number.ts';
import { typeOf } from '../bson/value-type.ts';
import { badValue } from '../errors.ts';
import type { Change } from './change.ts';

const OPERATIONS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/** `$bit: { field: { and | or | xor: <integer> } }`; several are applied in order. */
export function bit(operand: unknown): Change {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw badValue('The $bit modifier is not compatible with this operand');
  const steps = Object.entries(operand).map(([name, mask]) => {
    const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
    if (!operation) throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
    if (!isInteger(mask)) throw badValue('The $bit modifier field must be an Integer(32/64 bit)');
    return { operation, mask };
  });
  return (current = new Int32(0), path) =>
    steps.reduce<unknown>((value, { operation, mask }) => {
      if (!isInteger(value))
        throw badValue(
          `Cannot apply $bit to a value of non-integral type. '${path}' has type ${typeOf(value)}`,
        );
      const wide = typeOf(value) === 'long' || typeOf(mask) === 'long' ? 'long' : 'int';
      return integerOf(operation(exactOf(value).coefficient, exactOf(mask).coefficient), wide);
    }, current);
}

function isInteger(value: unknown): boolean {
  return typeOf(value) === 'int' || typeOf(value) === 'long';
}
