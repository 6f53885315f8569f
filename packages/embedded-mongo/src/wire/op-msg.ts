import { decode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { ProtocolError } from './message-framer.ts';

export const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
const REQUIRED_BITS = 0xffff;

/** A request: the command document with its document sequences inserted. */
export type Request = {
  body: Document;
  /** The BSON of each document of a sequence, by the name of the sequence. */
  sequences: ReadonlyMap<string, readonly Uint8Array[]>;
  /** The client does not expect an answer (write concern 0). */
  silent: boolean;
};

/**
 * Parses an OP_MSG after its 16-byte header: one command document (kind 0) and any number of document sequences
 * (kind 1), which drivers use for inserts, updates and deletes.
 * @throws ProtocolError, or the BSON library's error for invalid bytes
 */
export function parseOpMsg(message: Buffer): Request {
  if (message.length < 21) throw new ProtocolError('message without sections');
  const flags = message.readUInt32LE(16);
  if ((flags & REQUIRED_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0)
    throw new ProtocolError(`unknown flags ${flags}`);
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  const sequences = new Map<string, Uint8Array[]>();
  let body: Document | undefined;
  let at = 20;
  while (at < end) {
    const kind = message[at++];
    const length = sizeAt(message, at, end);
    const section = message.subarray(at, at + length);
    at += length;
    if (kind === 0 && !body) body = decode(section);
    else if (kind === 1) readSequence(section, sequences);
    else throw new ProtocolError(`unexpected section kind ${kind}`);
  }
  if (!body) throw new ProtocolError('message without a command');
  return { body, sequences, silent: (flags & MORE_TO_COME) !== 0 };
}

function readSequence(section: Buffer, sequences: Map<string, Uint8Array[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('unterminated sequence name');
  const name = section.toString('utf8', 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolError(`sequence '${name}' sent twice`);
  const documents: Uint8Array[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const length = sizeAt(section, at, section.length);
    documents.push(section.subarray(at, at + length));
    at += length;
  }
  sequences.set(name, documents);
}

/** The length at `at`, which includes itself, checked against the available bytes. */
export function sizeAt(bytes: Buffer, at: number, end: number): number {
  if (at + 4 > end) throw new ProtocolError('truncated section');
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > end) throw new ProtocolError(`section length ${length}`);
  return length;
}

/** An OP_MSG that answers `requestId` with one document. */
export function encodeOpMsg(document: Uint8Array, requestId: number, responseTo: number): Buffer {
  const message = Buffer.allocUnsafe(21 + document.length);
  writeHeader(message, requestId, responseTo, OP_MSG);
  message.writeUInt32LE(0, 16);
  message[20] = 0;
  message.set(document, 21);
  return message;
}

/** The header of every message: length, id, answered id, kind. */
export function writeHeader(message: Buffer, requestId: number, responseTo: number, opCode: number): void {
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(requestId, 4);
  message.writeInt32LE(responseTo, 8);
  message.writeInt32LE(opCode, 12);
}
