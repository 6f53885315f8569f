import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  adPreviewParamsSchema,
  adPreviewRequestSchema,
  adSlotParamsSchema,
  siteSettingsChangeSchema,
} from '@selah/shared/contracts/admin/ads';
import type { AdPreviewStore } from '../../domain/ports.ts';
import { type ChangeSiteSettingsDeps, changeSiteSettings } from '../../use-cases/change-site-settings.ts';
import { AD_FRAME_HEADERS, adFrameDocument } from './ad-frame.ts';

export interface SiteSettingsRoutesDeps extends ChangeSiteSettingsDeps {
  readonly adPreviews: AdPreviewStore;
}

/** M-205 and M-206, earlier versions, and previews. */
export function addSiteSettingsRoutes(router: Router<ServiceState>, deps: SiteSettingsRoutesDeps): void {
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
    const { username } = requireAdmin(ctx);
    const { basedOn, ...wanted } = await parseJsonBody(ctx, siteSettingsChangeSchema);
    ctx.body = await changeSiteSettings(deps, { wanted, basedOn, savedBy: username });
  });

  router.get('/api/site-settings/versions', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await deps.adVersions.list();
  });

  router.post('/api/site-settings/previews', async (ctx) => {
    requireAdmin(ctx);
    const { code } = await parseJsonBody(ctx, adPreviewRequestSchema);
    ctx.status = 201;
    ctx.body = { preview: await deps.adPreviews.keep(code) };
  });

  router.get('/api/site-settings/previews/:preview', async (ctx) => {
    requireAdmin(ctx);
    const { preview } = parseParams(ctx, adPreviewParamsSchema);
    const code = await deps.adPreviews.find(preview);
    if (code === undefined) throw new AppError('not_found');
    ctx.set(AD_FRAME_HEADERS);
    ctx.body = adFrameDocument(code);
  });
}
