import type Router from '@koa/router';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { adSlotParamsSchema, siteSettingsSchema } from '@selah/shared/contracts/admin/requests';
import type { SiteSettingsRepository } from '../../domain/ports.ts';
import type { changeSiteSettings } from '../../use-cases/change-site-settings.ts';
import { AD_FRAME_HEADERS, adFrameDocument } from './ad-frame.ts';

export interface SiteSettingsRoutesNeeds {
  readonly settings: SiteSettingsRepository;
  readonly change: ReturnType<typeof changeSiteSettings>;
}

/** M-205 and M-206. */
export function addSiteSettingsRoutes(router: Router<ServiceState>, needs: SiteSettingsRoutesNeeds): void {
  router.get('/api/site-settings', async (ctx) => {
    ctx.body = await needs.settings.get();
  });

  router.get('/api/site-settings/frame/:slot', async (ctx) => {
    const { slot } = parseParams(ctx, adSlotParamsSchema);
    const { headerAdCode, footerAdCode } = await needs.settings.get();
    ctx.set(AD_FRAME_HEADERS);
    ctx.body = adFrameDocument(slot === 'header' ? headerAdCode : footerAdCode);
  });

  router.put('/api/site-settings', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await needs.change(await parseJsonBody(ctx, siteSettingsSchema));
  });
}
