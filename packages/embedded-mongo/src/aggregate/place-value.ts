import { type Document, hasField, isDocument, setField } from '../bson/document.ts';

/**
 * A copy of the document with a value at a path; undefined removes the field. Arrays on the path get it in each
 * element; other values that are not documents are replaced by a document.
 */
export function placeValue(document: Document, path: readonly string[], value: unknown): Document {
  const [part = '', ...rest] = path;
  const copy: Document = { ...document };
  if (rest.length > 0) {
    const inner = hasField(copy, part) ? copy[part] : undefined;
    if (value !== undefined || isDocument(inner) || Array.isArray(inner))
      setField(copy, part, placeWithin(inner, rest, value));
  } else if (value === undefined) {
    delete copy[part];
  } else {
    setField(copy, part, value);
  }
  return copy;
}

function placeWithin(inner: unknown, path: readonly string[], value: unknown): unknown {
  if (Array.isArray(inner)) return inner.map((element) => placeWithin(element, path, value));
  return placeValue(isDocument(inner) ? inner : {}, path, value);
}
