/** The connection was lost, or the server asked to come back: the attempt can be repeated. */
export class ConnectionLostError extends Error {
  /** The wait that the server asked for, if any. Milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'ConnectionLostError';
    this.retryAfterMs = retryAfterMs;
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
/** No answer, or the server is starting or busy. */
const RETRY_LATER = [0, 408, 425, 429, 502, 503, 504];
/** Another request still locks the file, or the offset differs: the next attempt asks for the offset. */
const ASK_OFFSET_AGAIN = [409, 423];

/** The error of a failed tus answer. `body` is its text. */
export function tusFailure(status: number, body: string, retryAfter?: string | null): Error {
  if (ASK_OFFSET_AGAIN.includes(status)) return new ConnectionLostError(`${status}`);
  return failureOf(status, body, retryAfter);
}

/** The error of a failed API answer. `body` is its text. */
export function failureOf(status: number, body: string, retryAfter?: string | null): Error {
  if (status === UNAUTHENTICATED) return new SessionExpiredError();
  if (RETRY_LATER.includes(status)) {
    const seconds = Number(retryAfter);
    return new ConnectionLostError(`${status}`, seconds > 0 ? seconds * 1000 : undefined);
  }
  const { code, message } = problemIn(body);
  return new UploadRejectedError(message ?? '', code);
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
