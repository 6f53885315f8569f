import { equalValues } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import type { FieldCondition, Filter } from '../query/filter.ts';
import type { SortField } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import type { IndexTable, KeyRange } from '../storage/index-table.ts';
import { type Bounds, boundsOf, type Edge, invertEdge, place, successor } from './key-bounds.ts';

/** How to find the documents of a query. Every document is then checked against the filter. */
export type Plan =
  | { kind: 'scan' }
  | {
      kind: 'index';
      index: IndexTable;
      ranges: readonly KeyRange[];
      backward: boolean;
      sorted: boolean;
      exact: boolean;
    }
  | { kind: 'union'; plans: readonly Plan[] };

type IndexPlan = Extract<Plan, { kind: 'index' }>;
type Scored = { plan: IndexPlan; score: number };

/** Chooses the index that fixes the most fields; of equal ones that which also gives the sort order. */
export function planQuery(collection: Collection, filter: Filter, sort: readonly SortField[] = []): Plan {
  const conditions = conditionsOf(filter);
  let best: Scored | undefined;
  for (const index of collection.indexes) {
    const scored = planIndex(index, conditions, sort);
    if (scored && scored.score > (best?.score ?? 0)) best = scored;
  }
  if (best && best.score >= 1) return { ...best.plan, exact: isExact(best.plan, filter) };
  return planUnion(collection, filter) ?? best?.plan ?? { kind: 'scan' };
}

/** A document found by `{ _id: value }` needs no check. */
function isExact(plan: IndexPlan, filter: Filter): boolean {
  return (
    filter.kind === 'field' &&
    filter.path === '_id' &&
    filter.operator === '$eq' &&
    plan.index.definition.name === '_id_' &&
    filter.operand != null
  );
}

/** All conditions that every matching document meets. */
function conditionsOf(filter: Filter): FieldCondition[] {
  if (filter.kind === 'field') return [filter];
  return filter.kind === 'all' ? filter.filters.flatMap(conditionsOf) : [];
}

/** `$or` can use indexes if each of its branches can. */
function planUnion(collection: Collection, filter: Filter): Plan | undefined {
  const parts = filter.kind === 'all' ? filter.filters : [filter];
  for (const part of parts) {
    if (part.kind !== 'any') continue;
    const plans = part.filters.map((branch) => planQuery(collection, branch));
    if (plans.every((plan) => plan.kind !== 'scan')) return { kind: 'union', plans };
  }
  return undefined;
}

function planIndex(
  index: IndexTable,
  conditions: readonly FieldCondition[],
  sort: readonly SortField[],
): Scored | undefined {
  if (!holdsAllMatches(index, conditions)) return undefined;
  let prefixes: Uint8Array[] = [new Uint8Array()];
  let score = 0;
  let pinned = 0;
  let ranges: KeyRange[] | undefined;
  const { fields } = index.definition;
  for (const [i, field] of fields.entries()) {
    const bounds = usableBounds(index, i, conditions);
    if (!bounds) break;
    if (bounds.kind === 'interval') {
      score += 1;
      ranges = prefixes.map((prefix) => rangeOf(prefix, bounds.from, bounds.to, field.descending));
      break;
    }
    const keys = distinctKeys(bounds, field.descending);
    if (prefixes.length * keys.length > MOST_RANGES) break;
    score += 2;
    if (pinned === i && keys.length === 1) pinned++;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
  }
  ranges ??= prefixes.map((prefix) => ({ from: prefix, to: prefix.length === 0 ? END : successor(prefix) }));
  ranges.sort((a, b) => Buffer.compare(a.from, b.from));
  const order = orderFor(index, pinned, sort);
  if (score === 0 && !order) return undefined;
  const plan: IndexPlan = {
    kind: 'index',
    index,
    ranges,
    backward: order === 'backward',
    sorted: order !== undefined,
    exact: false,
  };
  return { plan, score: score + (order ? 0.5 : 0) };
}

/** Lists of values for several fields multiply; beyond this limit the remaining fields are not used. */
const MOST_RANGES = 10_000;

/** Above every key: type ranks end at 127, or at 254 when inverted. */
const END = Uint8Array.of(0xff);

function distinctKeys(bounds: Extract<Bounds, { kind: 'points' }>, descending: boolean): Buffer[] {
  const keys = new Map<string, Buffer>();
  for (const point of bounds.points) {
    const key = encodeKey([point], [descending]);
    keys.set(key.toString('latin1'), key);
  }
  return [...keys.values()];
}

function rangeOf(prefix: Uint8Array, from: Edge, to: Edge, descending: boolean): KeyRange {
  const [first, last] = descending ? [invertEdge(to), invertEdge(from)] : [from, to];
  return { from: Buffer.concat([prefix, place(first)]), to: Buffer.concat([prefix, place(last)]) };
}

/**
 * In a multikey index different elements may meet the conditions on two fields of one array, so only the first can
 * be used.
 */
function usableBounds(
  index: IndexTable,
  at: number,
  conditions: readonly FieldCondition[],
): Bounds | undefined {
  const { fields } = index.definition;
  const root = fields[at]?.parts[0];
  if (index.multikey && fields.slice(0, at).some((earlier) => earlier.parts[0] === root)) return undefined;
  const own = conditions.filter((condition) => condition.path === fields[at]?.path);
  return own.length === 0 ? undefined : boundsOf(own, index.multikey);
}

/** Sparse and partial indexes omit documents; they are only used for queries that cannot match those. */
function holdsAllMatches(index: IndexTable, conditions: readonly FieldCondition[]): boolean {
  const { sparse, partialFilter, fields } = index.definition;
  if (sparse)
    return fields.some(({ path }) =>
      conditions.some((condition) => condition.path === path && needsValue(condition)),
    );
  if (!partialFilter) return true;
  return index.partialConditions.every((needed) =>
    conditions.some((given) => given.path === needed.path && implies(given, needed)),
  );
}

function needsValue({ operator, operand }: FieldCondition): boolean {
  if (operator === '$eq') return operand != null;
  if (operator === '$in') return Array.isArray(operand) && operand.every((value) => value != null);
  if (operator === '$exists') return operand === true;
  return ['$gt', '$gte', '$lt', '$lte'].includes(operator) && operand != null;
}

function implies(given: FieldCondition, needed: FieldCondition): boolean {
  if (given.operator === needed.operator && equalValues(given.operand, needed.operand)) return true;
  return needed.operator === '$exists' && needed.operand === true && needsValue(given);
}

/**
 * Whether reading the index forwards or backwards gives the sort order; fields with a single value do not matter.
 */
function orderFor(
  index: IndexTable,
  pinned: number,
  sort: readonly SortField[],
): 'forward' | 'backward' | undefined {
  if (index.multikey || sort.length === 0) return undefined;
  const { fields } = index.definition;
  const fixed = new Set(fields.slice(0, pinned).map((field) => field.path));
  const wanted = sort.filter((part) => !fixed.has(part.path));
  const rest = fields.slice(pinned);
  if (wanted.length > rest.length || !wanted.every((part, i) => part.path === rest[i]?.path))
    return undefined;
  if (wanted.every((part, i) => part.descending === rest[i]?.descending)) return 'forward';
  return wanted.every((part, i) => part.descending !== rest[i]?.descending) ? 'backward' : undefined;
}
