import type Router from '@koa/router';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { adSlotParamsSchema, siteSettingsSchema } from '@selah/shared/contracts/admin/requests';
import { type ChangeSiteSettingsDeps, changeSiteSettings } from '../../use-cases/change-site-settings.ts';
import { AD_FRAME_HEADERS, adFrameDocument } from './ad-frame.ts';

/** M-205 and M-206. */
export function addSiteSettingsRoutes(router: Router<ServiceState>, deps: ChangeSiteSettingsDeps): void {
  router.get('/api/site-settings', async (ctx) => {
    ctx.body = await deps.settings.get();
  });

  router.get('/api/site-settings/frame/:slot', async (ctx) => {
    const { slot } = parseParams(ctx, adSlotParamsSchema);
    const { headerAdCode, footerAdCode } = await deps.settings.get();
    ctx.set(AD_FRAME_HEADERS);
    ctx.body = adFrameDocument(slot === 'header' ? headerAdCode : footerAdCode);
  });

  router.put('/api/site-settings', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await changeSiteSettings(deps, await parseJsonBody(ctx, siteSettingsSchema));
  });
}
