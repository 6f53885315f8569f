import {
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { Stream } from 'node:stream';
import type { LocalRequest } from './local-request.ts';
import type { LocalSocket } from './local-socket.ts';

/** Who gets the answer of a handler in this process. */
export interface AnswerReceiver {
  /** Status and headers (by lower-case names), once and before everything else. */
  begin(status: number, headers: OutgoingHttpHeaders): void;
  /**
   * Says whether more may come at once; otherwise `LocalCall.drained` says when. Calls `done` when it no
   * longer needs the chunk, so that its memory may be used again.
   */
  write(chunk: Chunk, encoding: BufferEncoding | undefined, done: Done | undefined): boolean;
  /** The answer is complete; `last` is its last piece. `LocalCall.delivered` says when it has arrived. */
  end(last: Chunk | undefined, encoding: BufferEncoding | undefined): void;
  /** The handler hung up before the answer was complete. */
  fail(error: Error | undefined): void;
}

export type Chunk = Buffer | string;

export type Done = (error?: Error | null) => void;

/**
 * A response as a handler gets it from Node's server, handed on as it is written: the methods, properties and
 * events that Node documents. As Node's own, it is no `Writable`: with one for each request, the garbage of
 * all requests so far stayed in memory until the next full collection.
 */
export class LocalResponse extends Stream {
  statusCode = 200;
  statusMessage = '';
  sendDate = true;
  headersSent = false;
  /** It stays so, as with Node's own: that is how streams tell it from one of theirs. */
  readonly writable = true;
  /** The name of `writableEnded` from before Node had streams; `on-finished` reads it. */
  finished = false;
  writableFinished = false;
  writableNeedDrain = false;
  readonly writableObjectMode = false;
  destroyed = false;
  closed = false;
  errored: Error | null = null;
  readonly req: LocalRequest;
  readonly socket: LocalSocket;
  readonly #receiver: AnswerReceiver;
  readonly #headers: OutgoingHttpHeaders = {};
  /** Bytes until the announced length is reached. */
  #bytesLeft = Number.POSITIVE_INFINITY;
  #hasHandedOver = false;
  #isDelivered = false;

  constructor(request: LocalRequest, socket: LocalSocket, receiver: AnswerReceiver) {
    super();
    this.req = request;
    this.socket = socket;
    this.#receiver = receiver;
  }

  get writableEnded(): boolean {
    return this.finished;
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#assertHeadersOpen();
    validateHeaderName(name);
    validateHeaderValue(name, value as string);
    this.#headers[name.toLowerCase()] = value;
    return this;
  }

  setHeaders(headers: Iterable<readonly [string, OutgoingHttpHeader]>): this {
    for (const [name, value] of headers) this.setHeader(name, value);
    return this;
  }

  appendHeader(name: string, value: string | readonly string[]): this {
    const present = this.getHeader(name) ?? [];
    return this.setHeader(name, [present, value].flat().map(String));
  }

  removeHeader(name: string): void {
    this.#assertHeadersOpen();
    delete this.#headers[name.toLowerCase()];
  }

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.#headers[name.toLowerCase()];
  }

  hasHeader(name: string): boolean {
    return this.getHeader(name) !== undefined;
  }

  getHeaders(): OutgoingHttpHeaders {
    return { ...this.#headers };
  }

  getHeaderNames(): string[] {
    return Object.keys(this.#headers);
  }

  /** The reason phrase may be left out. */
  writeHead(status: number, ...rest: readonly (string | OutgoingHttpHeaders | undefined)[]): this {
    this.#assertHeadersOpen();
    this.statusCode = status;
    for (const headers of rest) {
      if (typeof headers === 'object')
        this.setHeaders(Object.entries(headers) as [string, OutgoingHttpHeader][]);
    }
    this.flushHeaders();
    return this;
  }

  flushHeaders(): void {
    if (this.headersSent) return;
    this.headersSent = true;
    this.#bytesLeft = Number(this.#headers['content-length'] ?? Number.POSITIVE_INFINITY);
    this.#receiver.begin(this.statusCode, this.#headers);
  }

  /** `write(chunk[, encoding][, done])` */
  write(given: Chunk | Uint8Array, ...rest: readonly unknown[]): boolean {
    const { encoding, done } = readArguments(rest);
    if (this.finished || this.destroyed) {
      const error = new Error(this.finished ? 'written after its end' : 'written after it was destroyed');
      if (done) process.nextTick(done, error);
      return false;
    }
    const chunk = asChunk(given);
    this.flushHeaders();
    this.#bytesLeft -= typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.length;
    if (!this.#receiver.write(chunk, encoding, done)) this.writableNeedDrain = true;
    // On a connection, too, the length says where an answer ends, and not the handler.
    if (this.#bytesLeft <= 0) this.#handOver(undefined, undefined);
    return !this.writableNeedDrain;
  }

  /** `end([chunk][, encoding][, done])`. An answer in one piece is handed on in one. */
  end(...given: readonly unknown[]): this {
    const [first, ...rest] = given;
    const { encoding, done } = readArguments(typeof first === 'function' ? given : rest);
    if (done) this.once('finish', done);
    if (this.finished || this.destroyed) return this;
    this.finished = true;
    this.flushHeaders();
    this.#handOver(isChunk(first) ? asChunk(first) : undefined, encoding);
    if (this.#isDelivered) this.#finish();
    return this;
  }

  /** As with Node's own, the caller's connection just ends: nobody is told of the error. */
  destroy(error?: Error): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.errored = error ?? null;
    if (!this.writableFinished && !this.socket.destroyed) this.#receiver.fail(error);
    process.nextTick(() => this.#close());
    return this;
  }

  /** The receiver can take more. */
  drained(): void {
    if (!this.writableNeedDrain || this.destroyed) return;
    this.writableNeedDrain = false;
    this.emit('drain');
  }

  /** The receiver has all of the answer. */
  delivered(): void {
    this.#isDelivered = true;
    // A caller's answer that has ended never has room again; without this, a handler that waits for room
    // would never end its own.
    this.drained();
    if (this.finished) this.#finish();
  }

  #handOver(last: Chunk | undefined, encoding: BufferEncoding | undefined): void {
    if (this.#hasHandedOver) return;
    this.#hasHandedOver = true;
    this.#receiver.end(last, encoding);
  }

  #finish(): void {
    if (this.writableFinished || this.destroyed) return;
    this.writableFinished = true;
    // Whoever ended it may listen only now.
    process.nextTick(() => {
      this.emit('finish');
      this.destroyed = true;
      this.#close();
    });
  }

  #close(): void {
    if (this.closed) return;
    this.closed = true;
    this.emit('close');
  }

  #assertHeadersOpen(): void {
    if (this.headersSent) throw new Error('the headers of this answer are sent already');
  }
}

function isChunk(value: unknown): value is Chunk | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array;
}

function asChunk(chunk: Chunk | Uint8Array): Chunk {
  if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) return chunk;
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

/** What may stand behind a chunk. */
function readArguments(given: readonly unknown[]) {
  const [first, second] = given;
  return {
    encoding: typeof first === 'string' ? (first as BufferEncoding) : undefined,
    done: [first, second].find((each): each is Done => typeof each === 'function'),
  };
}
