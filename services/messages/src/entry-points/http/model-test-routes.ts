import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { type TestModelDeps, testModel } from '../../use-cases/test-model.ts';

/** `/api/admin/test-model`: the administrator sees what the model answers. */
export function addModelTestRoutes(router: Router<ServiceState>, deps: TestModelDeps | undefined): void {
  router.post('/api/admin/test-model', async (ctx) => {
    requireAdmin(ctx);
    const left = new AbortController();
    ctx.res.once('close', () => left.abort());
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await testModel(deps, left.signal);
  });
}
