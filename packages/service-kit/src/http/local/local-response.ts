import {
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { Writable } from 'node:stream';
import type { LocalRequest } from './local-request.ts';
import type { LocalSocket } from './local-socket.ts';

/** Who gets the answer of a handler in this process. */
export interface AnswerReceiver {
  /** Status and headers (by lower-case names), once and before everything else. */
  begin(status: number, headers: OutgoingHttpHeaders): void;
  /** Says whether more may come at once; otherwise `LocalCall.drained` says when. */
  write(chunk: Chunk, encoding: BufferEncoding | undefined): boolean;
  /** The answer is complete; `last` is its last piece. `LocalCall.delivered` says when it has arrived. */
  end(last: Chunk | undefined, encoding: BufferEncoding | undefined): void;
  /** The handler hung up before the answer was complete. */
  fail(error: Error | undefined): void;
}

export type Chunk = Buffer | string;

type Done = (error?: Error | null) => void;

/**
 * A response as a handler gets it from Node's server, handed on as it is written. It is a stream of Node's with the methods for
 * status and headers that Node documents.
 */
export class LocalResponse extends Writable {
  statusCode = 200;
  statusMessage = '';
  sendDate = true;
  headersSent = false;
  readonly req: LocalRequest;
  readonly socket: LocalSocket;
  readonly #receiver: AnswerReceiver;
  readonly #headers: OutgoingHttpHeaders = {};
  #last: Chunk | undefined;
  #lastEncoding: BufferEncoding | undefined;
  /** Bytes until the announced length is reached. */
  #bytesLeft = Number.POSITIVE_INFINITY;
  #hasEnded = false;
  #isDelivered = false;
  #onDrained: Done | undefined;
  #onDelivered: Done | undefined;

  constructor(request: LocalRequest, socket: LocalSocket, receiver: AnswerReceiver) {
    super({ decodeStrings: false });
    this.req = request;
    this.socket = socket;
    this.#receiver = receiver;
  }

  /** From before Node had streams; `on-finished` reads it. */
  get finished(): boolean {
    return this.writableEnded;
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

  /** An answer in one piece is handed on in one. */
  override end(...given: readonly unknown[]): this {
    const [chunk, encoding] = given;
    const done = given.find((each): each is () => void => typeof each === 'function');
    if (isChunk(chunk) && !this.writableEnded && !this.destroyed) {
      this.#last = chunk;
      this.#lastEncoding = typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined;
    }
    return super.end(done);
  }

  override _write(chunk: Chunk, encoding: BufferEncoding, done: Done): void {
    this.flushHeaders();
    this.#bytesLeft -= typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.length;
    const isTakingMore = this.#receiver.write(chunk, encoding);
    // On a connection, too, the length says where an answer ends, and not the handler.
    if (this.#bytesLeft <= 0) this.#end();
    if (isTakingMore) done();
    else this.#onDrained = done;
  }

  override _final(done: Done): void {
    this.flushHeaders();
    this.#end();
    if (this.#isDelivered) done();
    else this.#onDelivered = done;
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#receiver.end(this.#last, this.#lastEncoding);
  }

  /** Nobody is told of an error that the handler itself named: as with Node's own, the caller's connection just ends. */
  override _destroy(error: Error | null, done: Done): void {
    if (!this.writableFinished && !this.socket.destroyed) this.#receiver.fail(error ?? undefined);
    done();
  }

  /** The receiver can take more. */
  drained(): void {
    const done = this.#onDrained;
    this.#onDrained = undefined;
    done?.();
  }

  /** The receiver has all of the answer. */
  delivered(): void {
    this.#isDelivered = true;
    const done = this.#onDelivered;
    this.#onDelivered = undefined;
    done?.();
  }

  #assertHeadersOpen(): void {
    if (this.headersSent) throw new Error('the headers of this answer are sent already');
  }
}

function isChunk(value: unknown): value is Chunk {
  return typeof value === 'string' || Buffer.isBuffer(value);
}
