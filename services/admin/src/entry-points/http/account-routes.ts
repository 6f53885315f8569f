import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { type CookieOptions, setSessionCookie } from '@selah/service-kit/sessions/session-cookies';
import {
  type AdminAccount,
  adminSessionParamsSchema,
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  type MailDelivery,
} from '@selah/shared/contracts/admin/requests';
import { type ChangeEmailDeps, changeEmail } from '../../use-cases/change-email.ts';
import { type ChangePasswordDeps, changePassword } from '../../use-cases/change-password.ts';
import { type EndSessionsDeps, endOtherSessions, endSession } from '../../use-cases/end-sessions.ts';
import { OWN_PASSWORD_CHANGED } from './answers.ts';
import { originOf } from './session-origin.ts';

export interface AccountRoutesDeps extends ChangePasswordDeps, ChangeEmailDeps, EndSessionsDeps {
  readonly cookie: CookieOptions;
  readonly mailDelivery: MailDelivery;
}

/** The administrator's account: password, e-mail address, sessions. */
export function addAccountRoutes(router: Router<ServiceState>, deps: AccountRoutesDeps): void {
  router.get('/api/auth/account', async (ctx) => {
    const { id } = requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await presentAccount(deps, id, ctx.state.identity.admin?.sessionId);
  });

  router.put('/api/auth/password', async (ctx) => {
    const { id } = requireAdmin(ctx);
    const change = await parseJsonBody(ctx, changePasswordRequestSchema);
    const token = await changePassword(deps, { ...change, administratorId: id, origin: originOf(ctx) });
    ctx.append('Set-Cookie', setSessionCookie('admin', token, deps.cookie));
    ctx.body = { message: OWN_PASSWORD_CHANGED[ctx.state.language] };
  });

  router.put('/api/auth/email', async (ctx) => {
    const { id } = requireAdmin(ctx);
    const change = await parseJsonBody(ctx, changeEmailRequestSchema);
    await changeEmail(deps, { ...change, administratorId: id });
    ctx.body = await presentAccount(deps, id, ctx.state.identity.admin?.sessionId);
  });

  router.delete('/api/auth/sessions', async (ctx) => {
    const { id } = requireAdmin(ctx);
    const keptId = ctx.state.identity.admin?.sessionId ?? '';
    ctx.body = { ended: await endOtherSessions(deps, { administratorId: id, keptId }) };
  });

  router.delete('/api/auth/sessions/:session', async (ctx) => {
    const { id } = requireAdmin(ctx);
    const { session } = parseParams(ctx, adminSessionParamsSchema);
    await endSession(deps, { administratorId: id, sessionId: session });
    ctx.status = 204;
  });
}

async function presentAccount(
  { administrators, sessions, mailDelivery }: AccountRoutesDeps,
  administratorId: number,
  currentId: string | undefined,
): Promise<AdminAccount> {
  const administrator = await administrators.findById(administratorId);
  if (!administrator) throw new AppError('unauthenticated');
  const open = await sessions.openOf(administratorId);
  return {
    id: administrator.id,
    username: administrator.username,
    email: administrator.email ?? null,
    mail: mailDelivery,
    sessions: open.map(({ id, openedAt, browser, address }) => ({
      id,
      openedAt: new Date(openedAt).toISOString(),
      browser,
      address,
      isCurrent: id === currentId,
    })),
  };
}
