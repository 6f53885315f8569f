import { placeValue } from '../aggregate/place-value.ts';
import { type Document, hasField, isDocument, setField } from '../bson/document.ts';
import { badValue } from '../errors.ts';
import { excludeFields, type FieldTree, includeFields, insertPath } from './field-tree.ts';
import { positionalElement } from './positional.ts';
import { type ProjectionParts, parseProjection } from './projection-parts.ts';
import type { QueryContext } from './query-context.ts';

/**
 * Compiles a projection: inclusion or exclusion (never both, except for `_id`), `$slice`, `$elemMatch`, the
 * positional `$`, and computed fields. Returns a function that makes a new document. `filter` is needed for `$`.
 * @throws BadValue when inclusion and exclusion are mixed
 */
export function compileProjection(
  projection: Document,
  filter: Document,
  context: QueryContext,
): (document: Document) => Document {
  const parts = parseProjection(projection, context);
  const keeps = isInclusion(parts);
  if (keeps && parts.id !== false) parts.included.set('_id', true);
  if (!keeps && parts.id === false) parts.excluded.set('_id', true);
  const included = withArrays(parts);
  return (document) => {
    const result = keeps ? includeFields(document, included) : excludeFields(document, parts.excluded);
    for (const [path, array] of parts.arrays) replaceAt(result, path.split('.'), array.cut);
    cutPositional(result, document, parts, filter, context);
    return parts.computed.reduce(
      (made, { path, evaluate }) => placeValue(made, path, evaluate(document)),
      result,
    );
  };
}

function isInclusion({ included, excluded, computed, arrays, id }: ProjectionParts): boolean {
  const inclusive = included.size > 0 || computed.length > 0;
  if (inclusive && excluded.size > 0)
    throw badValue('Cannot do exclusion on a field in inclusion projection');
  if (inclusive || excluded.size > 0) return inclusive;
  if ([...arrays.values()].some(({ kind }) => kind === 'elemMatch')) return true;
  return id === true && arrays.size === 0;
}

/** An inclusion also keeps arrays that are cut. */
function withArrays({ included, arrays }: ProjectionParts): FieldTree {
  const tree: FieldTree = new Map(included);
  for (const path of arrays.keys()) if (!tree.has(path)) insertPath(tree, path.split('.'));
  return tree;
}

function cutPositional(
  result: Document,
  document: Document,
  { positional }: ProjectionParts,
  filter: Document,
  context: QueryContext,
): void {
  if (positional === undefined) return;
  const element = positionalElement(document, filter, positional, context);
  replaceAt(result, positional.split('.'), (value) => (Array.isArray(value) ? [value[element]] : value));
}

/** Changes the value at a path in place, in every element of arrays; undefined removes it. */
function replaceAt(target: unknown, path: readonly string[], change: (value: unknown) => unknown): void {
  const [part = '', ...rest] = path;
  if (Array.isArray(target)) for (const element of target) replaceAt(element, path, change);
  if (!isDocument(target) || !hasField(target, part)) return;
  if (rest.length > 0) {
    replaceAt(target[part], rest, change);
    return;
  }
  const value = change(target[part]);
  if (value === undefined) delete target[part];
  else setField(target, part, value);
}
