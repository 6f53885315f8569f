import { AppError } from '@selah/service-kit/errors/app-error';
import type { NextFunction, Request } from 'express';
import type { GatewayResponse } from '../request/gateway-request.ts';
import { endAfterRequest } from './end-after-request.ts';

/** Answers with an error in the caller's language; an answer that has begun is aborted. */
export function answerProblem(req: Request, res: GatewayResponse, failure: AppError): void {
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
  // The client may still be sending a body that is not read.
  if (!req.complete) res.setHeader('Connection', 'close');
  if (req.method !== 'HEAD') res.write(body);
  endAfterRequest(req, res);
}

/** The last step: answers with what was thrown, by a code and a text, without a stack trace. */
export function answerError(
  error: unknown,
  req: Request,
  res: GatewayResponse,
  // Express knows this kind of step by its four parameters.
  _next: NextFunction,
): void {
  const failure = asAppError(error);
  if (failure.status >= 500) res.locals.log.error({ err: failure.cause ?? failure }, 'request failed');
  answerProblem(req, res, failure);
}

function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('internal', { cause: error });
}
