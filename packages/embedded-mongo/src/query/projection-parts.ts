import { compileExpression } from '../aggregate/expression.ts';
import { isTruthy } from '../aggregate/truth.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { isNumeric } from '../bson/value-type.ts';
import { badValue, notSupported } from '../errors.ts';
import { type ArrayProjection, compileElemMatch, compileSlice } from './array-projections.ts';
import { type FieldTree, insertPath } from './field-tree.ts';
import type { QueryContext } from './query-context.ts';

/** A projection, split by what happens to each path. */
export type ProjectionParts = {
  included: FieldTree;
  excluded: FieldTree;
  arrays: Map<string, ArrayProjection>;
  computed: { path: readonly string[]; evaluate: (document: Document) => unknown }[];
  /** The array of `array.$`. */
  positional: string | undefined;
  /** Inclusion of `_id`, which may differ from the other fields. */
  id: boolean | undefined;
};

/**
 * Parses a projection.
 * @throws BadValue for invalid projections
 */
export function parseProjection(projection: Document, context: QueryContext): ProjectionParts {
  const parts: ProjectionParts = {
    included: new Map(),
    excluded: new Map(),
    arrays: new Map(),
    computed: [],
    positional: undefined,
    id: undefined,
  };
  addAll(parts, projection, [], context);
  return parts;
}

function addAll(
  parts: ProjectionParts,
  projection: Document,
  path: readonly string[],
  context: QueryContext,
): void {
  for (const [key, value] of Object.entries(projection))
    add(parts, [...path, ...key.split('.')], value, context);
}

function add(parts: ProjectionParts, path: readonly string[], value: unknown, context: QueryContext): void {
  refusePath(path);
  if (path.at(-1) === '$') addPositional(parts, path.slice(0, -1), value);
  else if (typeof value === 'boolean' || isNumeric(value)) addFlag(parts, path, isTruthy(value));
  else if (isDocument(value)) addDocument(parts, path, value, context);
  else parts.computed.push({ path, evaluate: compileExpression(value, context) });
}

function refusePath(path: readonly string[]): void {
  const name = path.join('.');
  if (path.some((part) => part === '')) throw badValue('FieldPath field names may not be empty strings.');
  const plain = path.at(-1) === '$' ? path.slice(0, -1) : path;
  if (plain.length === 0 || plain.some((part) => part.startsWith('$'))) {
    throw badValue(`FieldPath field names may not start with '$', given '${name}'.`);
  }
}

function addDocument(
  parts: ProjectionParts,
  path: readonly string[],
  value: Document,
  context: QueryContext,
): void {
  const [first] = Object.keys(value);
  if (first === undefined) throw badValue('An empty sub-projection is not a valid value');
  if (!first.startsWith('$')) addAll(parts, value, path, context);
  else if (first === '$slice' && isFindSlice(value.$slice))
    parts.arrays.set(path.join('.'), compileSlice(value.$slice));
  else if (first === '$elemMatch')
    parts.arrays.set(path.join('.'), compileElemMatch(value.$elemMatch, context));
  else if (first === '$meta') throw notSupported('$meta in a projection');
  else parts.computed.push({ path, evaluate: compileExpression(value, context) });
}

/**
 * `$slice: 5` and `$slice: [skip, limit]` apply to the field itself; other shapes are the aggregation expression.
 */
function isFindSlice(operand: unknown): boolean {
  return isNumeric(operand) || (Array.isArray(operand) && operand.every(isNumeric));
}

function addPositional(parts: ProjectionParts, path: readonly string[], value: unknown): void {
  if (!isTruthy(value)) throw badValue('positional projection cannot be used with exclusion');
  if (parts.positional !== undefined)
    throw badValue('Cannot specify more than one positional projection per query.');
  parts.positional = path.join('.');
  insertPath(parts.included, path);
}

function addFlag(parts: ProjectionParts, path: readonly string[], included: boolean): void {
  if (path.length === 1 && path[0] === '_id') parts.id = included;
  else insertPath(included ? parts.included : parts.excluded, path);
}
