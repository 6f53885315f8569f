import type { IncomingMessage } from 'node:http';
import type { Language } from '@selah/shared/contracts/languages';

/** What a plain route is asked: over HTTP, or by a call within the process. */
export interface PlainRequest {
  /** Not decoded, without the question mark. */
  readonly querystring: string;
  /** Headers, and a body to read. */
  readonly message: IncomingMessage;
  /** The language of the answer, also of an error. A `language` field in the body overrides it. */
  language: Language;
}

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * A route that anyone may ask and that answers with one small value, whoever asks. The gateway of the same process asks it
 * without Koa and without streams between them, which cost more than such an answer (decision 0065).
 */
export interface PlainRoute {
  readonly method: 'GET' | 'POST';
  /** Without parameters. */
  readonly path: string;
  /** May throw, or reject with, what other routes throw. */
  answer(request: PlainRequest): PlainAnswer | Promise<PlainAnswer>;
}

/** An answer in JSON that nobody may keep. */
export function jsonAnswer(value: object, status = 200): PlainAnswer {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(value) };
}

const JSON_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
} as const;
