import { asAppError } from '../../errors/as-app-error.ts';
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
