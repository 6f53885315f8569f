import { isHttpError } from 'http-errors';
import { AppError } from '../../errors/app-error.ts';
import { isStorageFull } from '../../errors/storage-full.ts';
import { isDatabaseUnavailable } from '../../mongo/database-unavailable.ts';
import { answerEarly } from './answer-early.ts';
import type { ServiceContext } from './service-context.ts';

/** Turns every error of a service into an answer with a code and a text, without a stack trace. */
export async function answerErrors(ctx: ServiceContext, next: () => Promise<unknown>): Promise<void> {
  try {
    await next();
  } catch (error) {
    const failure = asAppError(error);
    if (failure.status >= 500) ctx.state.log.error({ err: failure.cause ?? failure }, 'request failed');
    ctx.status = failure.status;
    const problem = failure.toProblem(ctx.state.language);
    if (ctx.req.complete) ctx.body = problem;
    else answerEarly(ctx, problem);
    ctx.set('Cache-Control', 'no-store');
    if (failure.details.retryAfter !== undefined) ctx.set('Retry-After', String(failure.details.retryAfter));
  }
}

function asAppError(error: unknown): AppError {
  const isOurs = error instanceof AppError;
  // Also with the code `unavailable`, because retrying does not help when a disk is full.
  if (!(isOurs && error.status === 507) && isStorageFull(error)) {
    return new AppError('storage_full', { cause: error });
  }
  if (isOurs) return error;
  // Koa and its router throw http-errors, e.g. for an address that cannot be decoded.
  if (isHttpError(error) && error.status < 500) {
    return new AppError(error.status === 404 ? 'not_found' : 'invalid_input', { cause: error });
  }
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', { cause: error });
}
