import { nearestDouble } from '../bson/exact-number.ts';
import { binaryOf } from '../bson/value-parts.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { badValue } from '../errors.ts';
import { someLeaf } from './path-values.ts';

type BitOperator = '$bitsAllSet' | '$bitsAllClear' | '$bitsAnySet' | '$bitsAnyClear';

/** One of the four bit tests; the operand is a mask, a list of positions, or binary data. */
export function bitOperator(operator: BitOperator) {
  return (operand: unknown) => {
    const positions = positionsOf(operator, operand);
    const wanted = operator.endsWith('Set');
    const every = operator.includes('All');
    return (values: readonly unknown[]) =>
      someLeaf(values, (value) => {
        const bit = bitReader(value);
        if (!bit) return false;
        return every
          ? positions.every((at) => bit(at) === wanted)
          : positions.some((at) => bit(at) === wanted);
      });
  };
}

function positionsOf(operator: BitOperator, operand: unknown): number[] {
  if (Array.isArray(operand)) {
    return operand.map((position) => {
      const at = isNumeric(position) ? nearestDouble(position) : Number.NaN;
      if (!Number.isInteger(at) || at < 0)
        throw badValue(`bit positions must be an integer >= 0 but got: ${String(position)}`);
      return at;
    });
  }
  const bit = bitReader(operand);
  const negative = isNumeric(operand) && nearestDouble(operand) < 0;
  if (!bit || negative)
    throw badValue(`${operator} takes an Array, a number, or a BinData but received: ${String(operand)}`);
  const length = typeOf(operand) === 'binData' ? binaryOf(operand).bytes.length * 8 : 64;
  return Array.from({ length }, (_, at) => at).filter(bit);
}

/** Reads single bits: of integers in two's complement of unlimited length, of binary data from its first byte. */
function bitReader(value: unknown): ((position: number) => boolean) | undefined {
  if (typeOf(value) === 'binData') {
    const { bytes } = binaryOf(value);
    return (at) => (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
  }
  if (!isNumeric(value) || typeOf(value) === 'decimal') return undefined;
  const number = nearestDouble(value);
  if (!Number.isInteger(number) || Math.abs(number) > 2 ** 63) return undefined;
  const bits = typeOf(value) === 'long' ? BigInt(String(value)) : BigInt(number);
  return (at) => ((bits >> BigInt(at)) & 1n) === 1n;
}
