import { deserialize, serialize } from 'bson';
import type { Document } from './document.ts';

/** Reads BSON without changing any type: int stays int, 64-bit integers keep all their bits. Throws on bad bytes. */
export function decode(bytes: Uint8Array): Document {
  return deserialize(bytes, {
    promoteValues: false,
    promoteLongs: false,
    promoteBuffers: false,
    bsonRegExp: true,
  });
}

/** Writes a stored document. */
export function encode(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: false });
}

/** Writes a reply or a catalogue entry; fields that are undefined are left out. */
export function encodeReply(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: true });
}
