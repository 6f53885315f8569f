import { ObjectId } from 'bson';
import { encode } from '../bson/codec.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { fieldsOf } from '../bson/value-parts.ts';
import { typeOf } from '../bson/value-type.ts';
import { badValue, MongoError } from '../errors.ts';

/** The maximum size of a document, as in MongoDB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 180;

/** A document and its BSON. */
export type Storable = { document: Document; bytes: Uint8Array };

/** A new document for storage, with `_id` as its first field. The received bytes are kept if possible. */
export function newStorable(document: Document, bytes: Uint8Array): Storable {
  const [first] = Object.keys(document);
  if (first === '_id') {
    refuseUnstorable(document, 0);
    return check(document, bytes);
  }
  const { _id = new ObjectId(), ...rest } = document;
  return storable({ _id, ...rest });
}

/** A computed document for storage. */
export function storable(document: Document): Storable {
  refuseUnstorable(document, 0);
  return check(document, encode(document));
}

/** @throws BSONObjectTooLarge or InvalidIdField */
function check(document: Document, bytes: Uint8Array): Storable {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new MongoError(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
    );
  }
  const type = typeOf(document._id);
  if (type === 'array' || type === 'regex' || type === 'missing') {
    throw new MongoError(53, `The '_id' value cannot be of type ${type === 'missing' ? 'undefined' : type}`);
  }
  if (type === 'object' && Object.keys(fieldsOf(document._id))[0]?.startsWith('$')) {
    throw new MongoError(52, '_id fields may not contain $-prefixed fields');
  }
  return { document, bytes };
}

/**
 * @throws BadValue for nesting that drivers cannot decode, and for the one field name that the BSON library cannot
 * encode
 */
function refuseUnstorable(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw badValue(`Document exceeds maximum nested object depth of ${MAX_DEPTH}`);
  if (Array.isArray(value)) {
    for (const element of value) refuseUnstorable(element, depth + 1);
  } else if (isDocument(value)) {
    if (Object.hasOwn(value, '_bsontype'))
      throw badValue("field name '_bsontype' is reserved by the BSON library");
    for (const field of Object.values(value))
      if (typeof field === 'object') refuseUnstorable(field, depth + 1);
  }
}
