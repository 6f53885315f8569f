import type Router from '@koa/router';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireOwn } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { DEVICE_COOKIES_HEADER } from '@selah/service-kit/identity/identity';
import { readDeviceTokens, setDeviceCookie } from '@selah/service-kit/passwords/device-cookie';
import {
  type CookieOptions,
  clearSessionCookie,
  setSessionCookie,
} from '@selah/service-kit/sessions/session-cookies';
import {
  registerRequestSchema,
  siteLoginRequestSchema,
  siteUserIdParamsSchema,
} from '@selah/shared/contracts/users/requests';
import { type DeleteSiteUserDeps, deleteSiteUser } from '../../use-cases/delete-site-user.ts';
import { type ExportOwnDataDeps, exportOwnData } from '../../use-cases/export-own-data.ts';
import { type GetSiteUserDeps, getSiteUser } from '../../use-cases/get-site-user.ts';
import { type LogInSiteUserDeps, logInSiteUser } from '../../use-cases/log-in-site-user.ts';
import { type RegisterSiteUserDeps, registerSiteUser } from '../../use-cases/register-site-user.ts';
import { REGISTERED_MESSAGES } from './registered-messages.ts';
import { presentSiteUser } from './site-user-presenter.ts';

export interface SiteUserRoutesDeps
  extends RegisterSiteUserDeps,
    LogInSiteUserDeps,
    GetSiteUserDeps,
    ExportOwnDataDeps,
    DeleteSiteUserDeps {
  readonly cookie: CookieOptions & { readonly maxAgeSeconds: number };
}

/** M-202 to M-204, logout, and the visitor's own data. */
export function addSiteUserRoutes(router: Router<ServiceState>, deps: SiteUserRoutesDeps): void {
  const { sessions, cookie } = deps;

  router.post('/api/site-users/register', async (ctx) => {
    const user = await registerSiteUser(deps, await parseJsonBody(ctx, registerRequestSchema));
    ctx.status = 201;
    ctx.body = { message: REGISTERED_MESSAGES[ctx.state.language], user: presentSiteUser(user) };
  });

  router.post('/api/site-users/login', async (ctx) => {
    const credentials = await parseJsonBody(ctx, siteLoginRequestSchema);
    const previousSessionId = ctx.state.identity.siteUser?.sessionId;
    const devices = readDeviceTokens(ctx.get(DEVICE_COOKIES_HEADER), 'site-user', cookie);
    const { user, token, deviceToken } = await logInSiteUser(deps, {
      ...credentials,
      previousSessionId,
      address: ctx.state.clientAddress,
      devices,
    });
    ctx.append('Set-Cookie', setSessionCookie('site-user', token, cookie));
    ctx.append('Set-Cookie', setDeviceCookie('site-user', { token: deviceToken, others: devices }, cookie));
    ctx.body = presentSiteUser(user);
  });

  router.post('/api/site-users/logout', async (ctx) => {
    const { siteUser } = ctx.state.identity;
    if (siteUser) await sessions.end(siteUser.sessionId);
    ctx.append('Set-Cookie', clearSessionCookie('site-user', cookie));
    ctx.status = 204;
  });

  router.get('/api/site-users/:id', async (ctx) => {
    const { id } = requireOwn(ctx, parseParams(ctx, siteUserIdParamsSchema).id);
    ctx.body = presentSiteUser(await getSiteUser(deps, id));
  });

  router.get('/api/site-users/:id/export', async (ctx) => {
    const { id } = requireOwn(ctx, parseParams(ctx, siteUserIdParamsSchema).id);
    const { exportedAt, user, savedMessages } = await exportOwnData(deps, id);
    ctx.attachment('selah.json');
    ctx.body = { exportedAt: exportedAt.toISOString(), user: presentSiteUser(user), savedMessages };
  });

  router.delete('/api/site-users/:id', async (ctx) => {
    const { id } = requireOwn(ctx, parseParams(ctx, siteUserIdParamsSchema).id);
    await deleteSiteUser(deps, id);
    ctx.append('Set-Cookie', clearSessionCookie('site-user', cookie));
    ctx.status = 204;
  });
}
