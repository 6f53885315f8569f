import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';

/** Aborts when the client leaves before it was answered, so that nothing is done for nobody. */
export function clientSignal(ctx: ServiceContext): AbortSignal {
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}
