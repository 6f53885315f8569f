/**
 * A decoded BSON document. Stored numbers keep their type (Int32, Double, Long, Decimal128 objects), so that they
 * are returned unchanged; plain JavaScript numbers occur only in computed values.
 */
export type Document = { [field: string]: unknown };

/** Whether the value is an embedded document: no array and no BSON value class. */
export function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isForeignPlainObject(value, prototype);
}

/** Plain objects of another realm (e.g. of a test runner) have another `Object.prototype`. */
function isForeignPlainObject(value: object, prototype: unknown): boolean {
  if (Array.isArray(value) || typeof prototype !== 'object' || prototype === null) return false;
  return Object.getPrototypeOf(prototype) === null && !('_bsontype' in prototype);
}

/** Whether `document` has its own `field`; inherited names such as `constructor` do not count. */
export function hasField(document: Document, field: string): boolean {
  return Object.hasOwn(document, field);
}

/** Sets a field as own data, also one named `__proto__`, which an assignment would ignore. */
export function setField(document: Document, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(document, field, { value, enumerable: true, configurable: true, writable: true });
  } else {
    document[field] = value;
  }
}

/** Whether a part of a path is an array index ("0", "12"; not "01"). */
export function isArrayIndex(part: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(part);
}
