import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiError, errorFromAnswer, NO_ANSWER } from './api-error.ts';

export interface ApiCall {
  /** Path from the root of the site, without a query. */
  readonly path: `/api/${string}`;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly json?: unknown;
  /** A form, or a file as it is; the content type of a file is to be said in `headers`. */
  readonly form?: FormData | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Finishes even when the page is left; only for small bodies. */
  readonly keepalive?: boolean;
  /** After this time without a whole answer the call has failed. */
  readonly timeoutMs?: number;
}

/** The part of an answer that is not its body. */
export interface AnswerMeta {
  readonly headers: Headers;
}

/**
 * One call to the API: GET with cookies unless told otherwise, a JSON content type only with a JSON body, the page's
 * language in `Accept-Language` so that errors come back in it. 204 answers null. Never throws.
 */
export const apiBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, AnswerMeta> = async (
  call,
  { signal },
) => {
  let answer: Response;
  let body: string;
  const limit = timeLimit(call, signal);
  try {
    const asked = takeEarly(call) ?? fetch(addressOf(call), { ...requestOf(call), signal: limit.signal });
    answer = await Promise.race([asked, limit.reached]);
    body = await Promise.race([answer.text(), limit.reached]);
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
  if (!answer.ok) return { error: errorFromAnswer(answer.status, answer.statusText, body) };
  const meta = { headers: answer.headers };
  if (answer.status === 204 || body === '') return { data: null, meta };
  try {
    return { data: JSON.parse(body), meta };
  } catch {
    return { error: { status: NO_ANSWER, message: `${answer.status}: not JSON` } };
  }
};

/** A line that is up but dead answers nothing for minutes. Milliseconds. */
const TIMEOUT_MS = 30_000;

/** Work on files (uploading, repairing, deleting all) takes as long as it takes. */
const FILE_WORK = /^\/api\/(?:videos|uploads|admin|debug)\b/;

function timeoutOf({ path, method = 'GET', form, timeoutMs }: ApiCall): number | undefined {
  const isFileWork = form !== undefined || (method !== 'GET' && FILE_WORK.test(path));
  return timeoutMs ?? (isFileWork ? undefined : TIMEOUT_MS);
}

/** Ends the call with its caller's signal or after its time; `reached` also ends the wait for a call begun earlier. */
function timeLimit(call: ApiCall, caller: AbortSignal) {
  const timeoutMs = timeoutOf(call);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onAbort = () => controller.abort(caller.reason);
  const reached = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  // Heard by whoever waits for the answer.
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

/** Calls that were begun before anyone could ask for them, by address. */
const early = new Map<string, Promise<Response>>();

/**
 * Begins a GET that the application is going to make as soon as it is here; the same call then takes this answer instead
 * of a new one, once. The caller may look at its own copy of the answer.
 */
export async function callEarly(call: ApiCall): Promise<Response> {
  const answer = fetch(addressOf(call), requestOf(call));
  early.set(addressOf(call), answer);
  return (await answer).clone();
}

function takeEarly(call: ApiCall): Promise<Response> | undefined {
  const address = addressOf(call);
  const begun = early.get(address);
  early.delete(address);
  return begun;
}

function addressOf({ path, query = {} }: ApiCall): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function requestOf({ method = 'GET', json, form, headers = {}, keepalive = false }: ApiCall): RequestInit {
  const body = json === undefined ? form : JSON.stringify(json);
  return {
    method,
    credentials: 'same-origin',
    keepalive,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}
