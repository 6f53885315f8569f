import type { Problem } from '@selah/shared/contracts/problem';

/** What a call that did not succeed leaves behind; plain data, so that it can live in the store. */
export interface ApiError {
  /** HTTP status; 0 when no answer came, or one that is not what the API promises. */
  readonly status: number;
  /** The stable code of the API, when the answer carried one. */
  readonly code?: string;
  /** `{status}: {body or status text}` (M-229). For logs and the fold, never all that a visitor reads (Q44). */
  readonly message: string;
  /** The text that the server wrote for the person, in their language. */
  readonly serverMessage?: string;
}

export const NO_ANSWER = 0;

/** A non-OK answer as an error; `body` is its text as received. */
export function errorFromAnswer(status: number, statusText: string, body: string): ApiError {
  const message = `${status}: ${body || statusText}`;
  const problem = problemIn(body);
  return problem
    ? { status, code: problem.code, message, serverMessage: problem.message }
    : { status, message };
}

export function isApiError(error: unknown): error is ApiError {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('message' in error))
    return false;
  return typeof error.status === 'number' && typeof error.message === 'string';
}

/** What to say to a person: the server's words if it had any, else the words given. */
export function messageForPerson(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.serverMessage) || otherwise;
}

/** Read by hand and not by its schema: errors must be readable even when nothing more can be downloaded. */
function problemIn(body: string): Pick<Problem, 'code' | 'message'> | undefined {
  try {
    const raw: unknown = JSON.parse(body);
    if (typeof raw !== 'object' || raw === null || !('code' in raw) || !('message' in raw)) return undefined;
    const { code, message } = raw;
    return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined;
  } catch {
    return undefined;
  }
}
