import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { videosEndpoints } from '@selah/shared/contracts/videos/endpoints';

/**
 * Rejects everyone but the administrator on all routes that the contracts reserve for the administrator (M-007), before the
 * body is read. It also protects a route without a check of its own.
 */
export function addAdminGuard(router: Router<ServiceState>): void {
  for (const { method, path, access } of videosEndpoints) {
    if (access !== 'admin') continue;
    router.register(path.replace(/\{(\w+)\}/g, ':$1'), [method], (ctx, next) => {
      requireAdmin(ctx);
      return next();
    });
  }
}
