import { Decimal128, Long } from 'bson';
import { typeOf } from './value-type.ts';

/** An exact number: coefficient × 10^exponent. Can represent every double, long and finite decimal. */
export type Exact = { coefficient: bigint; exponent: number };

const ZERO: Exact = { coefficient: 0n, exponent: 0 };

/**
 * The nearest double of a BSON number. The mapping is monotonic, so doubles are compared first and `remainder`
 * decides between equal ones. A finite decimal beyond the doubles stays finite, so that Infinity is above it.
 */
export function nearestDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (Long.isLong(value)) return value.toNumber();
  if (value instanceof Decimal128) return decimalToDouble(value.toString());
  if (typeof value === 'object' && value !== null && 'value' in value) return Number(value.value);
  return Number.NaN;
}

function decimalToDouble(text: string): number {
  const double = Number(text);
  if (Number.isFinite(double) || text.includes('Inf') || text === 'NaN') return double;
  return double > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
}

/** What `nearestDouble` rounded away, exactly; zero for int, double, and longs below 2^53. */
export function remainder(value: unknown): Exact {
  const type = typeOf(value);
  if (type !== 'long' && type !== 'decimal') return ZERO;
  const double = nearestDouble(value);
  if (!Number.isFinite(double) || (type === 'long' && Number.isSafeInteger(double))) return ZERO;
  return subtract(exactOf(value), exactOfDouble(double));
}

/** The exact value of a finite BSON number. */
export function exactOf(value: unknown): Exact {
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  if (Long.isLong(value)) return { coefficient: value.toBigInt(), exponent: 0 };
  if (value instanceof Decimal128) return exactOfText(value.toString());
  return exactOfDouble(nearestDouble(value));
}

function exactOfText(text: string): Exact {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!parts) return ZERO;
  const [, sign = '', whole = '0', fraction = '', power = '0'] = parts;
  const digits = BigInt(whole + fraction);
  return { coefficient: sign ? -digits : digits, exponent: Number(power) - fraction.length };
}

/** A double is mantissa × 2^e; a negative power of two is a power of five divided by a power of ten. */
function exactOfDouble(double: number): Exact {
  if (Number.isSafeInteger(double)) return { coefficient: BigInt(double), exponent: 0 };
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  const power = (biased === 0 ? 1 : biased) - 1075;
  const signed = double < 0 ? -mantissa : mantissa;
  if (power >= 0) return { coefficient: signed << BigInt(power), exponent: 0 };
  return { coefficient: signed * 5n ** BigInt(-power), exponent: power };
}

/** Sum without rounding. */
export function add(left: Exact, right: Exact): Exact {
  const exponent = Math.min(left.exponent, right.exponent);
  return { coefficient: scale(left, exponent) + scale(right, exponent), exponent };
}

/** Difference without rounding. */
export function subtract(left: Exact, right: Exact): Exact {
  return add(left, { coefficient: -right.coefficient, exponent: right.exponent });
}

/** Product without rounding. */
export function multiply(left: Exact, right: Exact): Exact {
  return { coefficient: left.coefficient * right.coefficient, exponent: left.exponent + right.exponent };
}

/** Negative, zero or positive as `left` is below, equal to or above `right`. */
export function compareExact(left: Exact, right: Exact): number {
  const { coefficient } = subtract(left, right);
  return coefficient < 0n ? -1 : coefficient > 0n ? 1 : 0;
}

function scale(value: Exact, exponent: number): bigint {
  return value.coefficient * 10n ** BigInt(value.exponent - exponent);
}
