import { nearestDouble } from '../bson/exact-number.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { isNumeric, rankOf, typeOf } from '../bson/value-type.ts';
import type { FieldCondition } from '../query/filter.ts';

/** A position between keys: just before or just after all keys with this prefix. */
export type Edge = { bytes: Uint8Array; after: boolean };

/** The values of an index part that the conditions on its path allow, in ascending order. */
export type Bounds =
  | { kind: 'points'; points: readonly unknown[] }
  | { kind: 'interval'; from: Edge; to: Edge };

/**
 * Bounds that contain all matching documents. They may be wider than the conditions, which are checked again on
 * every document. In a multikey index only one condition can be used: different array elements may meet the others.
 */
export function boundsOf(conditions: readonly FieldCondition[], multikey: boolean): Bounds | undefined {
  for (const condition of conditions) {
    const points = pointsOf(condition);
    if (points) return { kind: 'points', points };
  }
  const intervals = conditions.flatMap((condition) => intervalOf(condition) ?? []);
  const [first, ...others] = intervals;
  if (!first) return undefined;
  return multikey ? first : others.reduce(intersect, first);
}

type Interval = Extract<Bounds, { kind: 'interval' }>;

function pointsOf({ operator, operand }: FieldCondition): readonly unknown[] | undefined {
  if (operator === '$eq') return isPoint(operand) ? [operand ?? null] : undefined;
  if (operator === '$in' && Array.isArray(operand))
    return operand.every(isPoint) ? operand.map((value) => value ?? null) : undefined;
  if (operator === '$all' && Array.isArray(operand))
    return operand
      .filter(isPoint)
      .filter((value) => typeOf(value) !== 'object')
      .slice(0, 1);
  return undefined;
}

/** Arrays have one entry per element and regular expressions match many strings: neither is a single key. */
function isPoint(value: unknown): boolean {
  const type = typeOf(value);
  return type !== 'array' && type !== 'regex';
}

const RANGE_TYPES = new Set([
  'int',
  'long',
  'double',
  'decimal',
  'string',
  'symbol',
  'object',
  'binData',
  'objectId',
  'bool',
  'date',
  'timestamp',
]);

function intervalOf({ operator, operand }: FieldCondition): Interval | undefined {
  const type = typeOf(operand);
  if (!RANGE_TYPES.has(type) || (isNumeric(operand) && Number.isNaN(nearestDouble(operand))))
    return undefined;
  const rank = Uint8Array.of(rankOf(type));
  const all: Interval = {
    kind: 'interval',
    from: { bytes: rank, after: false },
    to: { bytes: rank, after: true },
  };
  const at = encodeKey([operand]);
  switch (operator) {
    case '$gt':
      return { ...all, from: { bytes: at, after: true } };
    case '$gte':
      return { ...all, from: { bytes: at, after: false } };
    case '$lt':
      return { ...all, to: { bytes: at, after: false } };
    case '$lte':
      return { ...all, to: { bytes: at, after: true } };
    default:
      return undefined;
  }
}

function intersect(left: Interval, right: Interval): Interval {
  return {
    kind: 'interval',
    from: Buffer.compare(place(left.from), place(right.from)) >= 0 ? left.from : right.from,
    to: Buffer.compare(place(left.to), place(right.to)) <= 0 ? left.to : right.to,
  };
}

/** The first byte string at or after an edge. */
export function place({ bytes, after }: Edge): Uint8Array {
  return after ? successor(bytes) : bytes;
}

/** The same edge in a descending part, which is stored inverted. */
export function invertEdge({ bytes, after }: Edge): Edge {
  return { bytes: bytes.map((byte) => ~byte), after: !after };
}

/** The smallest byte string above every string with this prefix. */
export function successor(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const next = Uint8Array.from(bytes.subarray(0, end));
  if (end > 0) next[end - 1] = (next[end - 1] ?? 0) + 1;
  return end > 0 ? next : Uint8Array.from([...bytes, 0xff, 0xff]);
}
