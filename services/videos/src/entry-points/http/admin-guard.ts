import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { videosEndpoints } from '@selah/shared/contracts/videos/endpoints';

/**
 * Turns everyone but the administrator away from each call that the contracts keep for the administrator (M-007), before
 * its body is read. A route that forgets to ask is closed all the same.
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
