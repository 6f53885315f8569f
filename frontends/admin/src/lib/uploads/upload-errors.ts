import { texts } from '../../locales/pt.ts';

const words = texts.uploads;

interface RepeatOptions {
  readonly retryAfterMs?: number | undefined;
  readonly trouble?: string | undefined;
  readonly lastly?: UploadRejectedError | undefined;
}

/** The connection was lost, or the server is in a passing trouble: the attempt can be repeated. */
export class ConnectionLostError extends Error {
  /** The wait that the server asked for, if any. Milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What it means, in words for the administrator; undefined when nothing is wrong. */
  readonly trouble: string | undefined;
  /** The failure after some attempts that ended like this; undefined when repeating has no end. */
  readonly lastly: UploadRejectedError | undefined;

  constructor(message: string, { retryAfterMs, trouble, lastly }: RepeatOptions = { trouble: words.broken }) {
    super(message);
    this.name = 'ConnectionLostError';
    this.retryAfterMs = retryAfterMs;
    this.trouble = trouble;
    this.lastly = lastly;
  }
}

/** The session has ended. The upload can be continued after a login. */
export class SessionExpiredError extends Error {
  constructor() {
    super('the session has expired');
    this.name = 'SessionExpiredError';
  }
}

/** The server or the browser refuses the file; `message` is shown to the administrator. */
export class UploadRejectedError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'UploadRejectedError';
    this.code = code;
  }
}

const UNAUTHENTICATED = 401;
const NO_ANSWER = 0;
/** The server or its proxy is too busy. Further attempts have no end. */
const BUSY = [425, 429, 503];
/** The proxy waits for the server, or the server for us. Further attempts have no end. */
const NOT_ANSWERING = [408, 502, 504];
/** A content network (Cloudflare) could not ask the server. */
const isOfNetwork = (status: number) => status >= 520 && status <= 530;
/** Errors of the server that no further attempt changes: a method or version it has not, no space, a login of the network. */
const LASTING = [501, 505, 507, 508, 510, 511];
const isServerError = (status: number) => status >= 500 && !LASTING.includes(status);
/** Another request still locks the file, or the offset differs: the next attempt asks for the offset. */
const ASK_OFFSET_AGAIN = [409, 423];

/** The error of a failed tus answer. `body` is its text. Each request can be repeated. */
export function tusFailure(status: number, body: string, retryAfter?: string | null): Error {
  if (ASK_OFFSET_AGAIN.includes(status)) return new ConnectionLostError(`${status}`, { trouble: words.busy });
  const isPassing = isServerError(status) && !BUSY.includes(status) && !NOT_ANSWERING.includes(status);
  return isPassing ? passingFailure(status, body) : failureOf(status, body, retryAfter);
}

/** The error of a failed API answer. `body` is its text. */
export function failureOf(status: number, body: string, retryAfter?: string | null): Error {
  if (status === UNAUTHENTICATED) return new SessionExpiredError();
  if (status === NO_ANSWER) return new ConnectionLostError('no answer');
  const seconds = Number(retryAfter);
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  if (BUSY.includes(status))
    return new ConnectionLostError(`${status}`, { retryAfterMs, trouble: words.busy });
  if (NOT_ANSWERING.includes(status))
    return new ConnectionLostError(`${status}`, { retryAfterMs, trouble: words.notAnswering });
  if (isOfNetwork(status)) return passingFailure(status, body);
  const { code, message } = problemIn(body);
  return new UploadRejectedError(message ?? '', code);
}

/** Repeated some times; lastly it is what the server said. */
function passingFailure(status: number, body: string): ConnectionLostError {
  const { code, message } = problemIn(body);
  return new ConnectionLostError(`${status}`, {
    trouble: words.serverErrorPassing(status),
    lastly: new UploadRejectedError(message ?? words.serverError(status), code),
  });
}

/** Whether the product itself answered, not a proxy in front of it: its problems have a code. */
export function isOfProduct(body: string): boolean {
  return problemIn(body).code !== undefined;
}

function problemIn(body: string): { readonly code?: string; readonly message?: string } {
  try {
    const raw: unknown = JSON.parse(body);
    if (typeof raw !== 'object' || raw === null) return {};
    return {
      ...('code' in raw && typeof raw.code === 'string' ? { code: raw.code } : {}),
      ...('message' in raw && typeof raw.message === 'string' ? { message: raw.message } : {}),
    };
  } catch {
    return {};
  }
}
