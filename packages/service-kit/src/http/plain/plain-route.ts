import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Language } from '@selah/shared/contracts/languages';
import type { Identity } from '../../identity/identity.ts';

/** What a plain route is asked: over HTTP, or by a call within the process. */
export interface PlainRequest {
  /** Not decoded, without the question mark. */
  readonly querystring: string;
  /** Headers, and a body to read. */
  readonly message: IncomingMessage;
  /** Aborts if nobody waits for the answer any more. Made when it is first read. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  readonly identity: Identity;
  /** The client's address as the gateway saw it. */
  readonly clientAddress: string;
  /** The languages of the client's browser, the preferred one first. */
  readonly acceptedLanguages: readonly string[];
  /** The language of the answer, also of an error. A `language` field in the body overrides it. */
  language: Language;
}

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is sent as it comes, for as long as the client stays. */
  readonly body?: string | Buffer | Readable;
}

/**
 * A route that answers with one small value. The gateway of the same process asks it without Koa and without streams
 * between them, which cost more than such an answer (decision 0065).
 */
export interface PlainRoute {
  readonly method: 'GET' | 'POST';
  /** Without parameters. */
  readonly path: string;
  /** May throw, or reject with, what other routes throw. */
  answer(request: PlainRequest): PlainAnswer | Promise<PlainAnswer>;
}

/** An answer whose bytes are lent: they are in use until `release` is called, once. */
export interface LentAnswer extends PlainAnswer {
  readonly body?: string | Buffer;
  readonly release: () => void;
}

/**
 * A second, shorter way to the most frequent answers of a route of the app, for calls within the process. What it does not
 * answer, the app does; both answer the same.
 */
export interface PlainShortcut {
  readonly method: 'GET';
  /** Ends in a parameter: `/api/videos/file/{filename}`. */
  readonly path: `/${string}/{${string}}`;
  /** `parameter` is not decoded. Undefined leaves the request to the app. May reject with what other routes throw. */
  answer(request: PlainRequest, parameter: string): Promise<LentAnswer | undefined>;
}

/** An answer in JSON that nobody may keep. */
export function jsonAnswer(value: object, status = 200): PlainAnswer {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(value) };
}

const JSON_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
} as const;
