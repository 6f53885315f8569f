import type { Socket } from 'node:net';
import { MessageFramer, ProtocolError } from './message-framer.ts';
import { encodeOpMsg, OP_MSG, parseOpMsg, type Request } from './op-msg.ts';
import { encodeOpReply, OP_QUERY, parseOpQuery } from './op-query.ts';

/** Answers a request with the BSON of a reply; never rejects. */
export type Answer = (request: Request & { legacyDatabase?: string }) => Promise<Uint8Array>;

let lastRequestId = 0;

/**
 * Serves one socket until it ends. Requests are answered in order, and no bytes are read while one is answered or
 * its reply is not sent, so that a client's data never exceeds one message. Invalid bytes close the socket.
 */
export async function serveConnection(socket: Socket, answer: Answer): Promise<void> {
  const framer = new MessageFramer();
  socket.setNoDelay(true);
  try {
    for await (const chunk of socket) {
      for (const message of framer.push(chunk)) {
        const reply = await answerMessage(message, answer);
        if (reply) await send(socket, reply);
      }
    }
  } catch {
    // No answer to an invalid or closed connection.
  } finally {
    socket.destroy();
  }
}

async function answerMessage(message: Buffer, answer: Answer): Promise<Buffer | undefined> {
  const id = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  lastRequestId = (lastRequestId + 1) | 0;
  if (opCode === OP_MSG) {
    const request = parseOpMsg(message);
    const reply = await answer(request);
    return request.silent ? undefined : encodeOpMsg(reply, lastRequestId, id);
  }
  if (opCode === OP_QUERY) {
    const { database, body } = parseOpQuery(message);
    const reply = await answer({ body, sequences: new Map(), silent: false, legacyDatabase: database });
    return encodeOpReply(reply, lastRequestId, id);
  }
  throw new ProtocolError(`operation ${opCode} is not served`);
}

/** Resolves when the reply is sent or the connection is closed. */
function send(socket: Socket, reply: Buffer): Promise<void> | undefined {
  if (socket.destroyed || socket.write(reply)) return undefined;
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}
