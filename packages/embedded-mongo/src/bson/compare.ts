import type { Document } from './document.ts';
import { compareExact, nearestDouble, remainder } from './exact-number.ts';
import { binaryOf, codeOf, fieldsOf, regexOf, textOf, timestampOf } from './value-parts.ts';
import { rankOf, typeOf, type ValueType } from './value-type.ts';

/** String comparison; a collation replaces the default order by UTF-8 bytes. */
export type CompareText = (left: string, right: string) => number;

/**
 * MongoDB's total order of BSON values: by type first, then by value; numbers of the four types are compared
 * without rounding. A missing field (undefined) is below null.
 */
export function compareValues(left: unknown, right: unknown, text: CompareText = compareUtf8): number {
  const leftType = typeOf(left);
  const rightType = typeOf(right);
  const byRank = rankOf(leftType) - rankOf(rightType);
  return byRank !== 0 ? byRank : compareWithinRank(leftType, left, right, text);
}

/** Equality of queries: 1 equals 1.0, but documents must have the same order of fields. */
export function equalValues(left: unknown, right: unknown, text?: CompareText): boolean {
  return compareValues(left, right, text) === 0;
}

function compareWithinRank(type: ValueType, left: unknown, right: unknown, text: CompareText): number {
  switch (type) {
    case 'int':
    case 'long':
    case 'double':
    case 'decimal':
      return compareNumbers(left, right);
    case 'string':
    case 'symbol':
      return text(textOf(left), textOf(right));
    case 'object':
      return compareDocuments(fieldsOf(left), fieldsOf(right), text);
    case 'array':
      return compareArrays(left, right, text);
    case 'binData':
      return compareBinary(left, right);
    case 'objectId':
      return compareUtf8(String(left), String(right));
    case 'bool':
    case 'date':
      return Number(left) - Number(right);
    case 'timestamp':
      return sign(timestampOf(left), timestampOf(right));
    case 'regex':
      return (
        compareUtf8(regexOf(left).pattern, regexOf(right).pattern) ||
        compareUtf8(regexOf(left).options, regexOf(right).options)
      );
    case 'javascript':
    case 'javascriptWithScope':
      return compareUtf8(codeOf(left), codeOf(right));
    default:
      return 0;
  }
}

/** Compares BSON numbers exactly. NaN equals itself and is below every other number. */
export function compareNumbers(left: unknown, right: unknown): number {
  const a = nearestDouble(left);
  const b = nearestDouble(right);
  if (a < b) return -1;
  if (a > b) return 1;
  if (a !== b) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return compareExact(remainder(left), remainder(right));
}

function compareDocuments(left: Document, right: Document, text: CompareText): number {
  const names = Object.keys(left);
  const others = Object.keys(right);
  for (let i = 0; i < Math.min(names.length, others.length); i++) {
    const name = names[i] ?? '';
    const other = others[i] ?? '';
    const byType = rankOf(typeOf(left[name])) - rankOf(typeOf(right[other]));
    const order = byType || compareUtf8(name, other) || compareValues(left[name], right[other], text);
    if (order !== 0) return order;
  }
  return names.length - others.length;
}

function compareArrays(left: unknown, right: unknown, text: CompareText): number {
  if (!Array.isArray(left) || !Array.isArray(right)) return 0;
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareValues(left[i], right[i], text);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareBinary(left: unknown, right: unknown): number {
  const a = binaryOf(left);
  const b = binaryOf(right);
  return a.bytes.length - b.bytes.length || a.subtype - b.subtype || Buffer.compare(a.bytes, b.bytes);
}

/** UTF-8 byte order. It differs from JavaScript's only where surrogate pairs meet U+E000 to U+FFFF. */
export function compareUtf8(left: string, right: string): number {
  if (left === right) return 0;
  if (!BEYOND_BMP.test(left) && !BEYOND_BMP.test(right)) return left < right ? -1 : 1;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

const BEYOND_BMP = /[\ud800-\udfff]/;

function sign(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
