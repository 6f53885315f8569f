import { type Document, isDocument, setField } from '../bson/document.ts';
import { badValue } from '../errors.ts';

/** Paths as a tree: `true` is a field itself, a map contains the fields below it. */
export type FieldTree = Map<string, FieldTree | true>;

/**
 * Adds a path.
 * @throws BadValue for a path above or below an existing one
 */
export function insertPath(tree: FieldTree, path: readonly string[]): void {
  const [part = '', ...rest] = path;
  const existing = tree.get(part);
  if (existing === true || (existing && rest.length === 0))
    throw badValue(`Path collision at ${path.join('.')}`);
  if (rest.length === 0) {
    tree.set(part, true);
    return;
  }
  const inner: FieldTree = existing ?? new Map();
  tree.set(part, inner);
  insertPath(inner, rest);
}

/** A copy with only the fields of the tree, in the order of the document. */
export function includeFields(document: Document, tree: FieldTree): Document {
  const result: Document = {};
  for (const [field, value] of Object.entries(document)) {
    const inner = tree.get(field);
    const kept = inner === true ? value : inner && includeWithin(value, inner);
    if (kept !== undefined) setField(result, field, kept);
  }
  return result;
}

/** Removes scalars under an included path, also in arrays. */
function includeWithin(value: unknown, tree: FieldTree): unknown {
  if (isDocument(value)) return includeFields(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => includeWithin(element, tree)).filter((element) => element !== undefined);
}

/** A copy without the fields of the tree. */
export function excludeFields(document: Document, tree: FieldTree): Document {
  const result: Document = {};
  for (const [field, value] of Object.entries(document)) {
    const inner = tree.get(field);
    if (inner !== true) setField(result, field, inner ? excludeWithin(value, inner) : value);
  }
  return result;
}

function excludeWithin(value: unknown, tree: FieldTree): unknown {
  if (isDocument(value)) return excludeFields(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeWithin(element, tree)) : value;
}
