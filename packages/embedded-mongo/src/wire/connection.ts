import type { Socket } from 'node:net';
import { MessageFramer, ProtocolError } from './message-framer.ts';
import { encodeOpMsg, OP_MSG, parseOpMsg, type Request } from './op-msg.ts';
import { encodeOpReply, OP_QUERY, parseOpQuery } from './op-query.ts';

/** Answers one request with the BSON of a reply; never rejects. */
export type Answer = (request: Request & { legacyDatabase?: string }) => Promise<Uint8Array>;

let lastRequestId = 0;

/**
 * Speaks the protocol on one socket: requests are answered in the order they came. Bytes that are not a message close
 * the socket and touch nothing else.
 */
export function serveConnection(socket: Socket, answer: Answer): void {
  const framer = new MessageFramer();
  let turn: Promise<void> = Promise.resolve();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      for (const message of framer.push(chunk)) {
        turn = turn.then(() => answerMessage(socket, message, answer)).catch(() => void socket.destroy());
      }
      if (socket.writableLength > SLOW_READER_BYTES) pauseUntilDrained(socket);
    } catch {
      socket.destroy();
    }
  });
}

/** A client that asks without reading its answers is not read from either. */
const SLOW_READER_BYTES = 1 << 20;

function pauseUntilDrained(socket: Socket): void {
  socket.pause();
  socket.once('drain', () => socket.resume());
}

async function answerMessage(socket: Socket, message: Buffer, answer: Answer): Promise<void> {
  if (socket.destroyed) return;
  const id = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) {
    const request = parseOpMsg(message);
    const reply = await answer(request);
    if (!request.silent) socket.write(encodeOpMsg(reply, ++lastRequestId | 0, id));
  } else if (opCode === OP_QUERY) {
    const { database, body } = parseOpQuery(message);
    const reply = await answer({ body, sequences: new Map(), silent: false, legacyDatabase: database });
    socket.write(encodeOpReply(reply, ++lastRequestId | 0, id));
  } else {
    throw new ProtocolError(`operation ${opCode} is not served`);
  }
}
