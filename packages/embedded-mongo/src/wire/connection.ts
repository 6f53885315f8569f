import type { Socket } from 'node:net';
import { MessageFramer, ProtocolError } from './message-framer.ts';
import { encodeOpMsg, OP_MSG, parseOpMsg, type Request } from './op-msg.ts';
import { encodeOpReply, OP_QUERY, parseOpQuery } from './op-query.ts';

/** Answers one request with the BSON of a reply; never rejects. */
export type Answer = (request: Request & { legacyDatabase?: string }) => Promise<Uint8Array>;

let lastRequestId = 0;

/**
 * Speaks the protocol on one socket until it ends. Requests are answered in the order they came, and nothing is read
 * while one is being answered or its answer has not been taken, so a client cannot make the server hold more than one
 * message. Bytes that are not a message close the socket and touch nothing else.
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
    // A client that speaks nonsense or is gone needs no answer.
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

/** Resolves when the reply is on its way, or the connection is gone. */
function send(socket: Socket, reply: Buffer): Promise<void> | undefined {
  if (socket.destroyed || socket.write(reply)) return undefined;
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}
