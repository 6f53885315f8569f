import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import { MessageFramer } from '../src/wire/message-framer.ts';
import { encodeOpMsg } from '../src/wire/op-msg.ts';

/** A client without a driver that sends raw bytes. */
export type RawClient = {
  send(bytes: Uint8Array): void;
  /** Sends one command and returns its reply. */
  command(body: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
  end(): void;
};

export async function aRawClient(uri: string): Promise<RawClient> {
  const url = new URL(uri);
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  const framer = new MessageFramer();
  const waiting: ((message: Buffer) => void)[] = [];
  socket.on('data', (chunk: Buffer) => {
    for (const message of framer.push(chunk)) waiting.shift()?.(message);
  });
  socket.on('error', () => undefined);
  return {
    send: (bytes) => void socket.write(bytes),
    command: async (body) => {
      const answered = new Promise<Buffer>((resolve) => waiting.push(resolve));
      socket.write(encodeOpMsg(serialize(body), 1, 0));
      return deserialize((await answered).subarray(21));
    },
    closed: closing(socket),
    end: () => socket.destroy(),
  };
}

function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}
