import { Decimal128, Double, Int32, Long } from 'bson';
import { add, type Exact, exactOf, multiply, nearestDouble } from './exact-number.ts';
import { typeOf, type ValueType } from './value-type.ts';

/** An integer result beyond 64 bits. */
export class IntegerOverflow extends Error {}

/** Sum in the wider of both types: int widens to long, long never wraps, doubles and decimals keep their type. */
export function addNumbers(left: unknown, right: unknown): unknown {
  return combine(left, right, add, (a, b) => a + b);
}

/** Product, with the same widening as `addNumbers`. */
export function multiplyNumbers(left: unknown, right: unknown): unknown {
  return combine(left, right, multiply, (a, b) => a * b);
}

function combine(
  left: unknown,
  right: unknown,
  exact: (a: Exact, b: Exact) => Exact,
  rounded: (a: number, b: number) => number,
): unknown {
  const types: ValueType[] = [typeOf(left), typeOf(right)];
  if (types.includes('decimal')) return combineDecimals(left, right, exact, rounded);
  if (types.includes('double')) return new Double(rounded(nearestDouble(left), nearestDouble(right)));
  const { coefficient, exponent } = exact(exactOf(left), exactOf(right));
  return integerOf(coefficient * 10n ** BigInt(exponent), types.includes('long') ? 'long' : 'int');
}

/** The smallest integer type that is at least `type`. @throws IntegerOverflow beyond 64 bits */
export function integerOf(value: bigint, type: 'int' | 'long'): Int32 | Long {
  if (type === 'int' && BigInt.asIntN(32, value) === value) return new Int32(Number(value));
  if (BigInt.asIntN(64, value) !== value) throw new IntegerOverflow(`${value} does not fit 64 bits`);
  return Long.fromBigInt(value);
}

function combineDecimals(
  left: unknown,
  right: unknown,
  exact: (a: Exact, b: Exact) => Exact,
  rounded: (a: number, b: number) => number,
): Decimal128 {
  const doubles = [nearestDouble(left), nearestDouble(right)];
  const [a = 0, b = 0] = doubles;
  if (!doubles.every(Number.isFinite)) return Decimal128.fromString(String(rounded(a, b)));
  const { coefficient, exponent } = exact(exactOf(asDecimal(left)), exactOf(asDecimal(right)));
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}

/** A double becomes a decimal of 15 digits, so that 0.1 is exactly one tenth. */
function asDecimal(value: unknown): unknown {
  if (typeOf(value) !== 'double') return value;
  return Decimal128.fromString(String(Number(nearestDouble(value).toPrecision(15))));
}
