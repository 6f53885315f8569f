import { type NetConnectOpts, Socket } from 'node:net';

/** How long a connection whose request was given up may still send what was written. Milliseconds. */
const FLUSH_MS = 5_000;

/** What a write reports when the other side has closed the connection. */
const CLOSED_BY_PEER = new Set(['EPIPE', 'ECONNRESET']);

type Done = (error?: Error | null) => void;

/**
 * A connection to a service on which nothing is lost when one side stops in the middle of a body.
 *
 * - A service may answer and close before it has read everything. Node would end such a connection at the next write, with the
 *   answer still unread in the kernel. Here a failed write waits until everything was read.
 * - When the sender of an upload has gone, what was written is sent before the connection is closed.
 */
export class ServiceSocket extends Socket {
  #isEnding = false;

  override _write(chunk: unknown, encoding: BufferEncoding, done: Done): void {
    super._write(chunk, encoding, this.#afterReading(done));
  }

  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: Done): void {
    super._writev?.(chunks, this.#afterReading(done));
  }

  override destroy(error?: Error): this {
    if (error || this.#isEnding || this.connecting || this.writableLength === 0) return super.destroy(error);
    this.#isEnding = true;
    const cut = setTimeout(() => super.destroy(), FLUSH_MS);
    this.once('close', () => clearTimeout(cut));
    this.destroySoon();
    return this;
  }

  #afterReading(done: Done): Done {
    return (error) => {
      const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
      if (!CLOSED_BY_PEER.has(code) || this.#isEnding || this.destroyed || this.readableEnded) {
        done(error);
        return;
      }
      this.once('end', () => super.destroy());
      this.once('close', () => done(error));
    };
  }
}

/** Opens one; for `Agent.createConnection`. */
export function connectToService(options: NetConnectOpts): ServiceSocket {
  const socket = new ServiceSocket(options);
  if (options.timeout) socket.setTimeout(options.timeout);
  return socket.connect(options);
}
