import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { AUDIT_PAGE, auditQuerySchema } from '@selah/shared/contracts/audit/audit';
import type { AuditLog } from '../../domain/audit-log.ts';

/** `/api/admin/audit`: who did what, in pages. */
export function addAuditRoutes(
  router: Router<ServiceState>,
  { auditLog }: { readonly auditLog: AuditLog },
): void {
  router.get('/api/admin/audit', async (ctx) => {
    requireAdmin(ctx);
    const { before } = parseQuery(ctx, auditQuerySchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await auditLog.list(before === undefined ? undefined : positionOf(before), AUDIT_PAGE);
  });
}

function positionOf(before: string) {
  const separator = before.indexOf('~');
  const at = before.slice(0, separator);
  if (Number.isNaN(Date.parse(at))) throw new AppError('invalid_input');
  return { at, id: before.slice(separator + 1) };
}
