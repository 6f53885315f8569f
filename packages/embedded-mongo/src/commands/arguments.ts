import { evaluateVariables } from '../aggregate/expression.ts';
import { decode, encode } from '../bson/codec.ts';
import { type CompareText, compareUtf8 } from '../bson/compare.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric, typeOf } from '../bson/value-type.ts';
import { badValue, MongoError } from '../errors.ts';
import { textComparison } from '../query/collation.ts';
import type { QueryContext } from '../query/query-context.ts';
import type { Collection } from '../storage/collection.ts';
import type { Call } from './command.ts';

/**
 * The collection named in the command's first field.
 * @throws InvalidNamespace
 */
export function collectionName({ body, database }: Call): string {
  const name = Object.values(body)[0];
  if (
    typeof name !== 'string' ||
    name === '' ||
    name.includes('\0') ||
    name.includes('$') ||
    name.startsWith('.')
  ) {
    throw new MongoError(73, `Invalid namespace specified '${database}.${String(name)}'`);
  }
  if (Buffer.byteLength(`${database}.${name}`) > 255)
    throw new MongoError(73, 'Fully qualified namespace is too long');
  return name;
}

/** The command's collection, if it exists. */
export function findCollection(call: Call): Collection | undefined {
  return call.server.storage.catalog.find(call.database, collectionName(call));
}

/** The command's collection, created if it does not exist. */
export function ensureCollection(call: Call): Collection {
  const name = collectionName(call);
  if (name.startsWith('system.')) throw new MongoError(73, `cannot write to '${call.database}.${name}'`);
  return call.server.storage.catalog.ensure(call.database, name);
}

/** An optional field that must be a document. */
export function documentField(body: Document, field: string): Document | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(field, value, 'object');
  return value;
}

/** An optional field that must be an integer of at least `least`. */
export function countField(body: Document, field: string, least = 0): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  const number = isNumeric(value) ? nearestDouble(value) : Number.NaN;
  if (Number.isNaN(number)) throw wrongType(field, value, 'number');
  if (!Number.isInteger(number) || number < least)
    throw badValue(`BSON field '${field}' value must be >= ${least}, actual value '${number}'`);
  return number;
}

/** An optional field that must be a boolean; numbers are accepted. */
export function flagField(body: Document, field: string): boolean {
  const value = body[field];
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return nearestDouble(value) !== 0;
  throw wrongType(field, value, 'bool');
}

function wrongType(field: string, value: unknown, wanted: string): MongoError {
  return new MongoError(
    14,
    `BSON field '${field}' is the wrong type '${typeOf(value)}', expected type '${wanted}'`,
  );
}

/** The documents of a list in the command or in a sequence beside it, with their BSON. */
export function documentList(
  { body, sequences }: Call,
  field: string,
): { document: Document; bytes: Uint8Array }[] {
  const sequence = sequences.get(field);
  if (sequence) return sequence.map((bytes) => ({ bytes, document: decode(bytes) }));
  const list = body[field];
  if (!Array.isArray(list))
    throw new MongoError(40414, `BSON field '${field}' is missing but a required field`);
  return list.map((document) => {
    if (!isDocument(document)) throw wrongType(field, document, 'object');
    return { document, bytes: encode(document) };
  });
}

/** The context of filters and expressions. `part` is the statement with its own `collation`, if any. */
export function queryContext({ body, server }: Call, part: Document = body): QueryContext {
  const context = { text: collationOf(part), variables: {}, now: server.clock() };
  const variables = documentField(part, 'let') ?? documentField(body, 'let');
  return variables ? { ...context, variables: evaluateVariables(variables, context) } : context;
}

function collationOf(part: Document): CompareText {
  const collation = documentField(part, 'collation');
  return collation ? textComparison(collation) : compareUtf8;
}

/** A hint must name an existing index. It has no other effect, because the index does not change the result. */
export function checkHint(collection: Collection | undefined, hint: unknown): void {
  if (hint === undefined || !collection) return;
  const named = isDocument(hint)
    ? JSON.stringify(Object.entries(hint).map(([path, direction]) => [path, nearestDouble(direction)]))
    : hint;
  if (isDocument(hint) && (Object.keys(hint).length === 0 || '$natural' in hint)) return;
  const known = collection.indexes.some(({ definition }) => {
    if (definition.name === named) return true;
    return (
      JSON.stringify(definition.fields.map(({ path, descending }) => [path, descending ? -1 : 1])) === named
    );
  });
  if (!known)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
}
