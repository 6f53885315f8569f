import { decode } from '../bson/codec.ts';
import { compareUtf8 } from '../bson/compare.ts';
import type { Document } from '../bson/document.ts';
import { type Filter, matches, parseFilter } from '../query/filter.ts';
import type { QueryContext } from '../query/query-context.ts';
import { compareSortKeys, type SortField, sortKeyOf } from '../query/sort.ts';
import type { Collection, StoredDocument } from '../storage/collection.ts';
import { type Plan, planQuery } from './planner.ts';

/** A found document; decoded when its fields are needed. */
export type Match = StoredDocument & { document: Document | undefined };

/** What to find and in which order. `limit` 0 means all. */
export type FindRequest = {
  filter: Document;
  sort: readonly SortField[];
  skip: number;
  limit: number;
  context: QueryContext;
};

/** The decoded form of a match. */
export function documentOf(match: Match): Document {
  match.document ??= decode(match.bytes);
  return match.document;
}

/** The matching documents in order, streamed unless they must be sorted in memory. */
export function findDocuments(collection: Collection, request: FindRequest): Generator<Match> {
  const { sort, context } = request;
  const filter = parseFilter(request.filter, context);
  const collated = context.text !== compareUtf8;
  const plan: Plan = collated ? { kind: 'scan' } : planQuery(collection, filter, sort);
  const found = matching(collection, plan, filter);
  const sorted = sort.length === 0 || (plan.kind === 'index' && plan.sorted);
  return slice(sorted ? found : inOrder(found, request), request.skip, request.limit);
}

function* matching(collection: Collection, plan: Plan, filter: Filter): Generator<Match> {
  const exact = plan.kind === 'index' && plan.exact;
  for (const { rid, bytes } of candidates(collection, plan)) {
    if (exact) {
      yield { rid, bytes, document: undefined };
    } else {
      const document = decode(bytes);
      if (matches(filter, document)) yield { rid, bytes, document };
    }
  }
}

function* candidates(collection: Collection, plan: Plan): Generator<StoredDocument> {
  if (plan.kind === 'scan') return yield* collection.scan();
  const repeats = plan.kind === 'union' || plan.index.multikey;
  const seen = new Set<number>();
  for (const rid of rowsOf(plan)) {
    if (repeats && seen.has(rid)) continue;
    if (repeats) seen.add(rid);
    const bytes = collection.get(rid);
    if (bytes) yield { rid, bytes };
  }
}

function* rowsOf(plan: Plan): Generator<number> {
  if (plan.kind === 'union') for (const part of plan.plans) yield* rowsOf(part);
  if (plan.kind !== 'index') return;
  const ranges = plan.backward ? plan.ranges.toReversed() : plan.ranges;
  for (const range of ranges) {
    for (const { rid } of plan.index.scan(range, plan.backward)) yield rid;
  }
}

/** Sorts in memory; with a limit only a few times that many documents are held. */
function* inOrder(found: Iterable<Match>, { sort, skip, limit, context }: FindRequest): Generator<Match> {
  const keep = limit === 0 ? Number.POSITIVE_INFINITY : skip + limit;
  let rows: { match: Match; key: unknown[] }[] = [];
  const order = () => rows.sort((a, b) => compareSortKeys(a.key, b.key, sort, context.text));
  for (const match of found) {
    rows.push({
      match: { ...match, document: undefined },
      key: sortKeyOf(documentOf(match), sort, context.text),
    });
    if (rows.length > keep * 2 + 1000) rows = order().slice(0, keep);
  }
  for (const { match } of order()) yield match;
}

function* slice(found: Iterable<Match>, skip: number, limit: number): Generator<Match> {
  let at = 0;
  for (const match of found) {
    if (at++ < skip) continue;
    yield match;
    if (limit > 0 && at - skip >= limit) return;
  }
}
