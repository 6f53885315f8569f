import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import { type ApiError, errorFromAnswer, NO_ANSWER } from './api-error.ts';
import { BUILD_SEEN } from './browser/build-events.ts';
import type { LastEvent } from './read-events.ts';

export interface ApiCall {
  /** Path without a query. */
  readonly path: `/api/${string}`;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly json?: unknown;
  /** A form, or a file as the body; a file needs a `content-type` in `headers`. */
  readonly form?: FormData | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request continues when the page is closed. Browsers allow at most 64 KB. */
  readonly keepalive?: boolean;
  /** The call fails if the whole answer has not arrived after this time. */
  readonly timeoutMs?: number;
  /**
   * Asks for server-sent events and gets the value of each `draft` among them. A server without events answers as ever; both end
   * in the same answer.
   */
  readonly onDraft?: (draft: unknown) => void;
}

/** The part of an answer that is not its body. */
export interface AnswerMeta {
  readonly headers: Headers;
}

/**
 * One call to the API: GET by default, with cookies, a JSON content type only with a JSON body, and the
 * page's language in `Accept-Language`, which is the language of error messages. A 204 returns null. Never
 * throws.
 */
export const apiBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, AnswerMeta> = async (
  call,
  { signal },
) => {
  let answer: Response;
  let body: string;
  const limit = timeLimit(call, signal);
  try {
    const asked = takePreloaded(call) ?? fetch(addressOf(call), { ...requestOf(call), signal: limit.signal });
    answer = await Promise.race([asked, limit.reached]);
    if (call.onDraft && isEvents(answer)) {
      const last = await Promise.race([readDrafts(answer, call.onDraft), limit.reached]);
      if (last.event === 'problem') return { error: errorFromAnswer(PROBLEM_STATUS, '', last.data) };
      body = last.data;
    } else {
      body = await Promise.race([answer.text(), limit.reached]);
    }
  } catch (cause) {
    return {
      error: {
        status: NO_ANSWER,
        message: `${NO_ANSWER}: ${cause instanceof Error ? cause.message : 'no answer'}`,
      },
    };
  } finally {
    limit.clear();
  }
  const build = answer.headers.get(BUILD_HEADER);
  if (build) window.dispatchEvent(new CustomEvent(BUILD_SEEN, { detail: build }));
  if (!answer.ok) return { error: errorFromAnswer(answer.status, answer.statusText, body) };
  const meta = { headers: answer.headers };
  if (answer.status === 204 || body === '') return { data: null, meta };
  try {
    return { data: JSON.parse(body), meta };
  } catch {
    return { error: { status: NO_ANSWER, message: `${answer.status}: not JSON` } };
  }
};

/** Of a problem that came after the status of a success. */
const PROBLEM_STATUS = 500;

function isEvents(answer: Response): boolean {
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** The reader is downloaded when it is needed: the first view does not need it. */
async function readDrafts(answer: Response, onDraft: (draft: unknown) => void): Promise<LastEvent> {
  const { readEvents } = await import('./read-events.ts');
  return readEvents(answer, onDraft);
}

/** A connection can be open and deliver nothing for minutes. Milliseconds. */
const TIMEOUT_MS = 30_000;

/** Uploads and other work on files have no time limit. */
const FILE_WORK = /^\/api\/(?:videos|uploads|admin|debug)\b/;

function timeoutOf({ path, method = 'GET', form, timeoutMs }: ApiCall): number | undefined {
  const isFileWork = form !== undefined || (method !== 'GET' && FILE_WORK.test(path));
  return timeoutMs ?? (isFileWork ? undefined : TIMEOUT_MS);
}

/**
 * Aborts the call with the caller's signal or after its time limit; `reached` rejects then, also for a
 * preloaded call.
 */
function timeLimit(call: ApiCall, caller: AbortSignal) {
  const timeoutMs = timeoutOf(call);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onAbort = () => controller.abort(caller.reason);
  const reached = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  // Avoids an unhandled rejection; callers await `reached` as well.
  reached.catch(() => {});
  if (timeoutMs !== undefined)
    timer = setTimeout(() => controller.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  caller.addEventListener('abort', onAbort);
  if (caller.aborted) onAbort();
  return {
    signal: controller.signal,
    reached,
    clear: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', onAbort);
    },
  };
}

/** Answers of preloaded calls by address. */
const preloaded = new Map<string, Promise<Response>>();

/**
 * Starts a GET before the application is loaded. The same call of the application then uses this answer,
 * once. Returns a copy of the answer for the caller.
 */
export async function preloadCall(call: ApiCall): Promise<Response> {
  const answer = fetch(addressOf(call), requestOf(call));
  preloaded.set(addressOf(call), answer);
  return (await answer).clone();
}

function takePreloaded(call: ApiCall): Promise<Response> | undefined {
  const address = addressOf(call);
  const answer = preloaded.get(address);
  preloaded.delete(address);
  return answer;
}

function addressOf({ path, query = {} }: ApiCall): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function requestOf({
  method = 'GET',
  json,
  form,
  headers = {},
  keepalive = false,
  onDraft,
}: ApiCall): RequestInit {
  const body = json === undefined ? form : JSON.stringify(json);
  return {
    method,
    credentials: 'same-origin',
    keepalive,
    headers: {
      Accept: onDraft ? 'text/event-stream, application/json' : 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}
