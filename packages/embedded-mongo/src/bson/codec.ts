import { deserialize, serialize } from 'bson';
import type { Document } from './document.ts';

/** Decodes BSON without changing types: int stays int, 64-bit integers keep all bits. Throws on invalid bytes. */
export function decode(bytes: Uint8Array): Document {
  return deserialize(bytes, {
    promoteValues: false,
    promoteLongs: false,
    promoteBuffers: false,
    bsonRegExp: true,
  });
}

/** Encodes a document for storage. */
export function encode(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: false });
}

/** Encodes a reply or a catalogue entry; undefined fields are omitted. */
export function encodeReply(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: true });
}
