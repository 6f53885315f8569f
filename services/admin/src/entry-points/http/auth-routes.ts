import type Router from '@koa/router';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { DEVICE_COOKIES_HEADER } from '@selah/service-kit/identity/identity';
import { readDeviceTokens, setDeviceCookie } from '@selah/service-kit/passwords/device-cookie';
import {
  type CookieOptions,
  clearSessionCookie,
  setSessionCookie,
} from '@selah/service-kit/sessions/session-cookies';
import {
  adminLoginRequestSchema,
  forgotPasswordRequestSchema,
  type MailDelivery,
  resetPasswordRequestSchema,
} from '@selah/shared/contracts/admin/requests';
import { type LogInAdministratorDeps, logInAdministrator } from '../../use-cases/log-in-administrator.ts';
import {
  type RequestPasswordResetDeps,
  requestPasswordReset,
} from '../../use-cases/request-password-reset.ts';
import { type ResetPasswordDeps, resetPassword } from '../../use-cases/reset-password.ts';
import { PASSWORD_CHANGED, RESET_MAILED } from './answers.ts';
import { originOf } from './session-origin.ts';

export interface AuthRoutesDeps extends LogInAdministratorDeps, RequestPasswordResetDeps, ResetPasswordDeps {
  readonly cookie: CookieOptions;
  readonly mailDelivery: MailDelivery;
}

/** M-221 to M-224 and setting the password with a recovery link (Q23). */
export function addAuthRoutes(router: Router<ServiceState>, deps: AuthRoutesDeps): void {
  const { sessions, cookie } = deps;

  router.get('/api/auth/user', (ctx) => {
    const { admin } = ctx.state.identity;
    ctx.body = admin
      ? { authenticated: true, loggedIn: true, id: admin.id, username: admin.username }
      : { authenticated: false, loggedIn: false };
  });

  router.post('/api/auth/login', async (ctx) => {
    const credentials = await parseJsonBody(ctx, adminLoginRequestSchema);
    const previousSessionId = ctx.state.identity.admin?.sessionId;
    const devices = readDeviceTokens(ctx.get(DEVICE_COOKIES_HEADER), 'admin', cookie);
    const { administrator, token, deviceToken } = await logInAdministrator(deps, {
      ...credentials,
      previousSessionId,
      address: ctx.state.clientAddress,
      devices,
      origin: originOf(ctx),
    });
    ctx.append('Set-Cookie', setSessionCookie('admin', token, cookie));
    ctx.append('Set-Cookie', setDeviceCookie('admin', { token: deviceToken, others: devices }, cookie));
    ctx.body = { id: administrator.id, username: administrator.username };
  });

  router.post('/api/auth/logout', async (ctx) => {
    const { admin } = ctx.state.identity;
    if (admin) await sessions.end(admin.sessionId);
    ctx.append('Set-Cookie', clearSessionCookie('admin', cookie));
    ctx.status = 204;
  });

  router.post('/api/auth/forgot-password', async (ctx) => {
    const { email } = await parseJsonBody(ctx, forgotPasswordRequestSchema);
    // Not awaited, because the time would reveal whether the address is known.
    requestPasswordReset(deps, email).catch((error: unknown) => {
      ctx.state.log.error({ err: error }, 'the recovery mail could not be sent');
    });
    ctx.body = { message: RESET_MAILED[ctx.state.language], delivery: deps.mailDelivery };
  });

  router.post('/api/auth/reset-password', async (ctx) => {
    const reset = await parseJsonBody(ctx, resetPasswordRequestSchema);
    const { deviceToken, username } = await resetPassword(deps, { ...reset, log: ctx.state.log });
    await deps.recordAction({
      at: new Date(deps.now()).toISOString(),
      action: 'password-reset',
      administrator: username,
      address: ctx.state.clientAddress,
      object: {},
    });
    const others = readDeviceTokens(ctx.get(DEVICE_COOKIES_HEADER), 'admin', cookie);
    if (deviceToken)
      ctx.append('Set-Cookie', setDeviceCookie('admin', { token: deviceToken, others }, cookie));
    ctx.append('Set-Cookie', clearSessionCookie('admin', cookie));
    ctx.body = { message: PASSWORD_CHANGED[ctx.state.language] };
  });
}
