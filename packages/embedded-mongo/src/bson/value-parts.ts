import { Binary, BSONRegExp, BSONSymbol, Code, DBRef, Timestamp } from 'bson';
import { type Document, isDocument } from './document.ts';

/** The text of a string or of the deprecated symbol type. */
export function textOf(value: unknown): string {
  return value instanceof BSONSymbol ? value.value : String(value);
}

/** The fields of an embedded document; the bson library has a class of its own for `{ $ref, $id }`. */
export function fieldsOf(value: unknown): Document {
  if (isDocument(value)) return value;
  if (!(value instanceof DBRef)) return {};
  const fields: Document = { $ref: value.collection, $id: value.oid };
  if (value.db != null) fields.$db = value.db;
  return { ...fields, ...value.fields };
}

/** Bytes and subtype of a binary value. */
export function binaryOf(value: unknown): { bytes: Uint8Array; subtype: number } {
  if (value instanceof Binary)
    return { bytes: value.buffer.subarray(0, value.position), subtype: value.sub_type };
  return { bytes: value instanceof Uint8Array ? value : new Uint8Array(), subtype: 0 };
}

/** A timestamp as 64 unsigned bits. */
export function timestampOf(value: unknown): bigint {
  return value instanceof Timestamp ? value.toBigInt() : 0n;
}

/** Pattern and options of a regular expression, from BSON or JavaScript. */
export function regexOf(value: unknown): { pattern: string; options: string } {
  if (value instanceof BSONRegExp) return { pattern: value.pattern, options: value.options };
  return value instanceof RegExp
    ? { pattern: value.source, options: value.flags }
    : { pattern: '', options: '' };
}

/** The source text of a JavaScript value. */
export function codeOf(value: unknown): string {
  return value instanceof Code ? String(value.code) : '';
}
