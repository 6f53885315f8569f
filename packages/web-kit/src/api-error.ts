import type { Problem } from '@selah/shared/contracts/problem';

/** A failed call, as plain data for the store. */
export interface ApiError {
  /** HTTP status; 0 without an answer, or with one that does not match the contract. */
  readonly status: number;
  /** The API's error code, if the answer had one. */
  readonly code?: string;
  /**
   * `{status}: {body or status text}` (M-229). For logs and the details section; visitors get more than this
   * (Q44).
   */
  readonly message: string;
  /** The server's message for the visitor, in their language. */
  readonly serverMessage?: string;
}

export const NO_ANSWER = 0;

/** The error of an answer with an error status; `body` is its text. */
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

/** The message to show: the server's if there is one, else `otherwise`. */
export function messageForPerson(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.serverMessage) || otherwise;
}

/** Not parsed with the schema, because zod may not be loaded when an error occurs. */
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
