/**
 * A decoded BSON document. Numbers keep their stored type (Int32, Double, Long, Decimal128 objects) because a
 * database must give back what it was given; plain JavaScript numbers appear only in values this server computes.
 */
export type Document = { [field: string]: unknown };

/** True for an embedded document: not an array, and none of the BSON value classes. */
export function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isForeignPlainObject(value, prototype);
}

/** Plain objects of another realm (a test runner's sandbox) have another `Object.prototype`, itself without parent. */
function isForeignPlainObject(value: object, prototype: unknown): boolean {
  if (Array.isArray(value) || typeof prototype !== 'object' || prototype === null) return false;
  return Object.getPrototypeOf(prototype) === null && !('_bsontype' in prototype);
}

/** Whether `document` itself has `field`; inherited names such as `constructor` never count. */
export function hasField(document: Document, field: string): boolean {
  return Object.hasOwn(document, field);
}

/** Sets a field as own data even where its name is `__proto__`, which plain assignment would swallow. */
export function setField(document: Document, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(document, field, { value, enumerable: true, configurable: true, writable: true });
  } else {
    document[field] = value;
  }
}

/** True for a path part that names an array position ("0", "12"; not "01"). */
export function isArrayIndex(part: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(part);
}
