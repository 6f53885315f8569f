import { decode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { ProtocolError } from './message-framer.ts';
import { sizeAt, writeHeader } from './op-msg.ts';

export const OP_QUERY = 2004;
const OP_REPLY = 1;
const AWAIT_CAPABLE = 8;

/**
 * Parses the one legacy message that drivers send: their first `hello`, before they know the server's protocol.
 * Commands go to `<database>.$cmd`.
 */
export function parseOpQuery(message: Buffer): { database: string; body: Document } {
  const nameEnd = message.indexOf(0, 20);
  if (nameEnd < 0) throw new ProtocolError('unterminated collection name');
  const [database = '', ...rest] = message.toString('utf8', 20, nameEnd).split('.');
  if (rest.join('.') !== '$cmd') throw new ProtocolError('legacy queries are not served');
  const at = nameEnd + 9;
  return { database, body: decode(message.subarray(at, at + sizeAt(message, at, message.length))) };
}

/** An OP_REPLY with one document. */
export function encodeOpReply(document: Uint8Array, requestId: number, responseTo: number): Buffer {
  const message = Buffer.alloc(36 + document.length);
  writeHeader(message, requestId, responseTo, OP_REPLY);
  message.writeInt32LE(AWAIT_CAPABLE, 16);
  message.writeInt32LE(1, 32);
  message.set(document, 36);
  return message;
}
