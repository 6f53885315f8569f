import { equalValues } from '../bson/compare.ts';
import type { Document } from '../bson/document.ts';
import { MongoError } from '../errors.ts';
import { type Filter, parseFilter } from '../query/filter.ts';
import type { QueryContext } from '../query/query-context.ts';
import { readPath, writePath } from './value-at-path.ts';

/**
 * The initial document of an upsert: the fields that the filter sets equal to a value, also inside `$and`, and
 * where a list or `$or` has a single choice.
 */
export function upsertBase(filter: Document, context: QueryContext): Document {
  const base: Document = {};
  for (const { path, parts, value } of equalities(parseFilter(filter, context))) {
    const existing = readPath(base, parts);
    if (existing !== undefined && !equalValues(existing, value)) {
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    writePath(base, parts, value);
  }
  return base;
}

type Equality = { path: string; parts: readonly string[]; value: unknown };

function equalities(filter: Filter): Equality[] {
  if (filter.kind === 'all') return filter.filters.flatMap(equalities);
  if (filter.kind === 'any') return filter.filters.length === 1 ? filter.filters.flatMap(equalities) : [];
  if (filter.kind !== 'field') return [];
  const { path, parts, operator, operand } = filter;
  if (operator === '$eq') return [{ path, parts, value: operand }];
  const isList =
    (operator === '$in' || operator === '$all') && Array.isArray(operand) && operand.length === 1;
  return isList ? [{ path, parts, value: operand[0] }] : [];
}
