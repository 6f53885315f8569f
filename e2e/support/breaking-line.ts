import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface BreakingLine {
  readonly url: string;
  /** Bytes that callers sent over it. */
  readonly sentBytes: () => number;
  /** How often it broke. */
  readonly breaks: () => number;
  close(): Promise<void>;
}

/** A line to `target` on which each connection breaks once a caller has sent this much over it. */
export async function openBreakingLine(target: string, breakAfterBytes: number): Promise<BreakingLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let [sent, breaks] = [0, 0];

  const server = createServer((caller) => {
    const far = connect(Number(port), hostname);
    let onThis = 0;
    for (const socket of [caller, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        caller.destroy();
        far.destroy();
      });
    }
    far.pipe(caller);
    caller.on('data', (piece: Buffer) => {
      sent += piece.length;
      onThis += piece.length;
      if (!far.write(piece)) {
        caller.pause();
        far.once('drain', () => caller.resume());
      }
      if (onThis < breakAfterBytes) return;
      breaks += 1;
      // What was sent still arrives; nobody hears an answer.
      caller.removeAllListeners('data');
      caller.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sentBytes: () => sent,
    breaks: () => breaks,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
