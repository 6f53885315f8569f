import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Identity } from '../../identity/identity.ts';
import type { LocalSocket } from './local-socket.ts';

/** What is asked of a handler in this process. */
export interface LocalRequestInit {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case names. */
  readonly headers: IncomingHttpHeaders;
  /** Absent where the request has none. */
  readonly body?: Readable | undefined;
  /** Whoever the caller vouches for: within a process, nobody signs it and nobody verifies it. */
  readonly identity?: Identity | undefined;
}

/**
 * A request as a handler gets it from Node's server. Its body is the caller's, passed on piece by piece under
 * back-pressure.
 */
export class LocalRequest extends IncomingMessage {
  readonly identity: Identity | undefined;
  readonly #body: Readable | undefined;
  #isAttached = true;
  readonly #pass = (chunk: Buffer) => {
    if (!this.push(chunk)) this.#body?.pause();
  };
  readonly #finish = () => {
    this.complete = true;
    this.push(null);
  };

  constructor(init: LocalRequestInit, socket: LocalSocket) {
    // Handlers read the address and listen for the end; what else a socket has is not there.
    super(socket as unknown as Socket);
    this.method = init.method;
    this.url = init.url;
    this.headers = init.headers;
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.identity = init.identity;
    this.#body = init.body;
    if (init.body) init.body.on('data', this.#pass).once('end', this.#finish);
    else this.complete = true;
  }

  override _read(): void {
    if (this.#body) this.#body.resume();
    else this.push(null);
  }

  /** Takes nothing more of the caller's body. */
  detach(): void {
    this.#isAttached = false;
    this.#body?.off('data', this.#pass).off('end', this.#finish);
  }

  /** The caller has left: what its own request still holds arrived as well, and is passed on first. */
  abort(): void {
    if (this.#isAttached) {
      this.detach();
      for (let rest = this.#body?.read(); rest; rest = this.#body?.read()) this.push(rest);
    }
    this.destroy();
  }

  /**
   * As Node's own: whoever reads learns that the rest is missing, and an error that nobody listens to harms
   * nobody.
   */
  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.detach();
    if (!this.complete) {
      this.aborted = true;
      this.emit('aborted');
    }
    callback(this.listenerCount('error') > 0 ? error : null);
  }
}
