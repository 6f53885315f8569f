import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';

/** Aborts if the client disconnects before the answer, so that the work can stop. */
export function clientSignal(ctx: ServiceContext): AbortSignal {
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}
