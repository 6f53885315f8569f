import { encodeReply } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';

/** Part of a cursor's documents as stored bytes. */
export type Batch = {
  field: 'firstBatch' | 'nextBatch';
  documents: readonly Uint8Array[];
  id: bigint;
  namespace: string;
};

/** A command's reply; a batch is put into `cursor` without decoding it. */
export type Reply = { body: Document; batch?: Batch };

/** The BSON of a reply. */
export function encodeReplyDocument({ body, batch }: Reply): Uint8Array {
  const rest = encodeReply(body);
  if (!batch) return rest;
  const cursor = encodeCursor(batch);
  const bytes = Buffer.allocUnsafe(rest.length + 1 + 7 + cursor.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes[4] = 0x03;
  bytes.write('cursor\0', 5, 'latin1');
  bytes.set(cursor, 12);
  bytes.set(rest.subarray(4), 12 + cursor.length);
  return bytes;
}

function encodeCursor({ field, documents, id, namespace }: Batch): Buffer {
  const tail = encodeReply({ id, ns: namespace });
  const name = Buffer.from(`${field}\0`, 'latin1');
  const array = encodeArray(documents);
  const bytes = Buffer.allocUnsafe(tail.length + 1 + name.length + array.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes[4] = 0x04;
  bytes.set(name, 5);
  bytes.set(array, 5 + name.length);
  bytes.set(tail.subarray(4), 5 + name.length + array.length);
  return bytes;
}

function encodeArray(documents: readonly Uint8Array[]): Buffer {
  const names = documents.map((_, i) => Buffer.from(`${i}\0`, 'latin1'));
  const length = documents.reduce(
    (sum, document, i) => sum + 1 + (names[i]?.length ?? 0) + document.length,
    5,
  );
  const bytes = Buffer.allocUnsafe(length);
  bytes.writeInt32LE(length, 0);
  let at = 4;
  documents.forEach((document, i) => {
    bytes[at++] = 0x03;
    const name = names[i] ?? Buffer.alloc(0);
    bytes.set(name, at);
    bytes.set(document, at + name.length);
    at += name.length + document.length;
  });
  bytes[at] = 0;
  return bytes;
}
