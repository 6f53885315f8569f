import { compileExpression } from '../aggregate/expression.ts';
import { type Document, hasField, isDocument, setField } from '../bson/document.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { badValue, MongoError, notSupported } from '../errors.ts';
import { type ArrayProjection, compileElemMatch, compileSlice } from './array-projections.ts';
import { isTruthy } from './filter.ts';
import { positionalElement } from './positional.ts';
import type { QueryContext } from './query-context.ts';

/** The fields kept or dropped, as a tree: `true` is the field itself, a map what lies under it. */
type Tree = Map<string, Tree | true>;

type Computed = { parts: readonly string[]; evaluate: (document: Document) => unknown };

type Parts = {
  included: Tree;
  excluded: Tree;
  arrays: Map<string, ArrayProjection>;
  computed: Computed[];
  positional: string | undefined;
  id: boolean | undefined;
};

/**
 * Reads a projection: inclusion or exclusion (never both, but for `_id`), `$slice`, `$elemMatch`, the positional `$`,
 * and computed fields. The result makes a new document from a stored one.
 *
 * @throws Location31253/31254 as BadValue when inclusion and exclusion are mixed
 */
export function compileProjection(
  projection: Document,
  filter: Document,
  context: QueryContext,
): (document: Document) => Document {
  const parts: Parts = {
    included: new Map(),
    excluded: new Map(),
    arrays: new Map(),
    computed: [],
    positional: undefined,
    id: undefined,
  };
  addAll(parts, projection, [], context);
  const inclusive = parts.included.size > 0 || parts.computed.length > 0 || parts.positional !== undefined;
  if (inclusive && parts.excluded.size > 0)
    throw badValue('Cannot do exclusion on a field in inclusion projection');
  const keeps =
    inclusive ||
    (parts.id === true && parts.excluded.size === 0 && parts.arrays.size === 0) ||
    onlyElemMatch(parts);
  if (keeps && parts.id !== false) parts.included.set('_id', true);
  if (!keeps && parts.id === false) parts.excluded.set('_id', true);
  return (document) => apply(document, parts, keeps, filter, context);
}

function onlyElemMatch({ arrays, excluded }: Parts): boolean {
  return excluded.size === 0 && [...arrays.values()].some((array) => array.kind === 'elemMatch');
}

function addAll(parts: Parts, projection: Document, path: readonly string[], context: QueryContext): void {
  for (const [key, value] of Object.entries(projection))
    add(parts, [...path, ...key.split('.')], value, context);
}

function add(parts: Parts, path: readonly string[], value: unknown, context: QueryContext): void {
  const name = path.join('.');
  if (path.some((part) => part === '')) throw badValue('FieldPath field names may not be empty strings.');
  if (path.at(-1) === '$') return addPositional(parts, path.slice(0, -1), value);
  if (path.some((part) => part.startsWith('$')))
    throw badValue(`FieldPath field names may not start with '$', given '${name}'.`);
  if (typeof value === 'boolean' || isNumeric(value)) return addFlag(parts, path, isTruthy(value));
  if (isDocument(value) && !Object.keys(value)[0]?.startsWith('$')) {
    if (Object.keys(value).length === 0)
      throw badValue('An empty sub-projection is not a valid value. Found empty object at path');
    return addAll(parts, value, path, context);
  }
  if (isDocument(value) && '$slice' in value && isFindSlice(value['$slice'])) {
    parts.arrays.set(name, compileSlice(value['$slice']));
  } else if (isDocument(value) && '$elemMatch' in value) {
    parts.arrays.set(name, compileElemMatch(value['$elemMatch'], context));
  } else if (isDocument(value) && '$meta' in value) {
    throw notSupported('$meta in a projection');
  } else {
    parts.computed.push({ parts: path, evaluate: compileExpression(value, context) });
  }
}

/** `$slice: 5` and `$slice: [skip, limit]` cut the field itself; other shapes are the aggregation expression. */
function isFindSlice(operand: unknown): boolean {
  return isNumeric(operand) || (Array.isArray(operand) && operand.every(isNumeric));
}

function addPositional(parts: Parts, path: readonly string[], value: unknown): void {
  if (!isTruthy(value)) throw badValue('positional projection cannot be used with exclusion');
  if (parts.positional !== undefined)
    throw badValue('Cannot specify more than one positional projection per query.');
  parts.positional = path.join('.');
  insert(parts.included, path);
}

function addFlag(parts: Parts, path: readonly string[], included: boolean): void {
  if (path.length === 1 && path[0] === '_id') parts.id = included;
  else insert(included ? parts.included : parts.excluded, path);
}

function insert(tree: Tree, path: readonly string[]): void {
  const [part = '', ...rest] = path;
  const existing = tree.get(part);
  if (existing === true || (existing && rest.length === 0))
    throw new MongoError(2, `Path collision at ${path.join('.')}`);
  if (rest.length === 0) {
    tree.set(part, true);
    return;
  }
  const inner: Tree = existing ?? new Map();
  tree.set(part, inner);
  insert(inner, rest);
}

function apply(
  document: Document,
  parts: Parts,
  keeps: boolean,
  filter: Document,
  context: QueryContext,
): Document {
  const result = keeps ? include(document, withArrays(parts)) : exclude(document, parts.excluded);
  for (const [path, array] of parts.arrays) replaceAt(result, path.split('.'), array.cut);
  if (parts.positional !== undefined) {
    const element = positionalElement(document, filter, parts.positional, context);
    replaceAt(result, parts.positional.split('.'), (value) =>
      Array.isArray(value) ? [value[element]] : value,
    );
  }
  for (const { parts: path, evaluate } of parts.computed) place(result, path, evaluate(document));
  return result;
}

/** In an inclusion, arrays that are cut are kept as well. */
function withArrays({ included, arrays }: Parts): Tree {
  if (arrays.size === 0) return included;
  const tree: Tree = new Map(included);
  for (const path of arrays.keys()) if (!tree.has(path)) insert(tree, path.split('.'));
  return tree;
}

function include(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [field, value] of Object.entries(document)) {
    const inner = tree.get(field);
    if (inner === true) setField(result, field, value);
    else if (inner) {
      const kept = within(value, (part) => include(part, inner));
      if (kept !== undefined) setField(result, field, kept);
    }
  }
  return result;
}

/** Scalars under an included path are dropped, also out of arrays. */
function within(value: unknown, change: (document: Document) => Document): unknown {
  if (isDocument(value)) return change(value);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => within(element, change)).filter((element) => element !== undefined);
}

function exclude(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [field, value] of Object.entries(document)) {
    const inner = tree.get(field);
    if (inner === true) continue;
    setField(result, field, inner ? excludeWithin(value, inner) : value);
  }
  return result;
}

function excludeWithin(value: unknown, tree: Tree): unknown {
  if (isDocument(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeWithin(element, tree)) : value;
}

function replaceAt(target: unknown, path: readonly string[], change: (value: unknown) => unknown): void {
  const [part = '', ...rest] = path;
  if (Array.isArray(target)) for (const element of target) replaceAt(element, path, change);
  if (!isDocument(target) || !hasField(target, part)) return;
  if (rest.length > 0) return replaceAt(target[part], rest, change);
  const value = change(target[part]);
  if (value === undefined) delete target[part];
  else setField(target, part, value);
}

function place(target: Document, path: readonly string[], value: unknown): void {
  const [part = '', ...rest] = path;
  if (value === undefined || typeOf(value) === 'missing') return;
  if (rest.length === 0) return setField(target, part, value);
  const inner = isDocument(target[part]) ? target[part] : {};
  setField(target, part, inner);
  place(inner, rest, value);
}
