import type Router from '@koa/router';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { contactChangeSchema } from '@selah/shared/contracts/admin/contact';
import { type ChangeContactDeps, changeContact } from '../../use-cases/change-contact.ts';

/** The community's contact: anyone may read it, and only the administrator changes it. */
export function addContactRoutes(router: Router<ServiceState>, deps: ChangeContactDeps): void {
  router.get('/api/site-settings/contact', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await deps.contacts.current();
  });

  router.put('/api/site-settings/contact', async (ctx) => {
    const { username } = requireAdmin(ctx);
    const change = await parseJsonBody(ctx, contactChangeSchema);
    ctx.body = await changeContact(deps, { ...change, savedBy: username });
  });

  router.get('/api/site-settings/contact/versions', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await deps.contacts.list();
  });
}
