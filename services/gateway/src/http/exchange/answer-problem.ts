import { AppError } from '@selah/service-kit/errors/app-error';
import type { ErrorRequestHandler, Request } from 'express';
import { endAfterRequest } from './end-after-request.ts';
import type { ExchangeResponse } from './exchange.ts';

/** Tells the caller what went wrong, in their language; an answer that already began is cut instead. */
export function answerProblem(req: Request, res: ExchangeResponse, failure: AppError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body = JSON.stringify(failure.toProblem(res.locals.language));
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.statusCode = failure.status;
  // The peer may still be sending what nobody is going to read.
  if (!req.complete) res.setHeader('Connection', 'close');
  if (req.method !== 'HEAD') res.write(body);
  endAfterRequest(req, res);
}

/** The one place where a thrown failure becomes an answer: a code and a text, never a stack. */
export function answerErrors(): ErrorRequestHandler<Record<string, string>, unknown, unknown, unknown> {
  return (error: unknown, req, res, _next) => {
    const response = res as ExchangeResponse;
    const failure = asAppError(error);
    if (failure.status >= 500) response.locals.log.error({ err: failure.cause ?? failure }, 'request failed');
    answerProblem(req as Request, response, failure);
  };
}

function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('internal', { cause: error });
}
