/** No answer came, or one that says to come back: the same attempt is worth making again. */
export class LineBroken extends Error {
  /** Milliseconds to wait, where the server named them. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'LineBroken';
    this.retryAfterMs = retryAfterMs;
  }
}

/** Nobody is logged in any more. What was sent stays at the server and can be gone on with after a login. */
export class SessionOver extends Error {
  constructor() {
    super('session over');
    this.name = 'SessionOver';
  }
}

/** The server, or this browser, will not take the file; `message` is for a person. */
export class Refused extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

const UNAUTHENTICATED = 401;
/** Nobody answered, or the server is starting or busy. */
const COME_BACK = [0, 408, 425, 429, 502, 503, 504];
/** Another request still holds the file, or counts it differently: the next attempt asks where to go on. */
const ASK_AGAIN = [409, 423];

/** What an answer of tus that is not OK means. `body` is its text. */
export function tusFailure(status: number, body: string, retryAfter?: string | null): Error {
  if (ASK_AGAIN.includes(status)) return new LineBroken(`${status}`);
  return failureOf(status, body, retryAfter);
}

/** What an answer that is not OK means for an upload. `body` is its text. */
export function failureOf(status: number, body: string, retryAfter?: string | null): Error {
  if (status === UNAUTHENTICATED) return new SessionOver();
  if (COME_BACK.includes(status)) {
    const seconds = Number(retryAfter);
    return new LineBroken(`${status}`, seconds > 0 ? seconds * 1000 : undefined);
  }
  const { code, message } = problemIn(body);
  return new Refused(message ?? '', code);
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
