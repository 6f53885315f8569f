import { AppError } from '@selah/service-kit/errors/app-error';
import { ANONYMOUS, type Identity } from '@selah/service-kit/identity/identity';
import { type CookieOptions, readSessionToken } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import type { GatewayResponse, Handler } from '../request/gateway-request.ts';
import type { Route } from '../routing/route-table.ts';

/** Resolves the session cookies; an invalid cookie counts as no session. */
export function authenticate(sessions: SessionStore, cookies: CookieOptions): Handler {
  const resolve = async (cookie: string, res: GatewayResponse) => {
    try {
      res.locals.identity = await identityOf(cookie, sessions, cookies);
    } catch (cause) {
      // Videos, messages and counters work without the session store.
      if (!worksWithoutSession(res.locals.route)) throw new AppError('unavailable', { cause });
      res.locals.log.warn({ err: cause }, 'sessions cannot be read; the client is treated as anonymous');
      res.locals.identity = ANONYMOUS;
    }
  };
  return (req, res, next) => {
    const { cookie } = req.headers;
    return cookie === undefined ? next() : resolve(cookie, res).then(() => next());
  };
}

/** Lets only the administrator through, for what is no route of the API. */
export function requireAdministrator(sessions: SessionStore, cookies: CookieOptions): Handler {
  return async (req, _res, next) => {
    const { admin } = await identityOf(req.headers.cookie ?? '', sessions, cookies).catch(
      (cause: unknown) => {
        throw new AppError('unavailable', { cause });
      },
    );
    if (!admin) throw new AppError('unauthenticated');
    next();
  };
}

async function identityOf(cookie: string, sessions: SessionStore, cookies: CookieOptions): Promise<Identity> {
  const siteToken = readSessionToken(cookie, 'site-user', cookies);
  const adminToken = readSessionToken(cookie, 'admin', cookies);
  const [site, admin] = await Promise.all([
    siteToken && sessions.resolve('site-user', siteToken),
    adminToken && sessions.resolve('admin', adminToken),
  ]);
  return {
    ...(site && { siteUser: { id: site.subjectId, sessionId: site.id } }),
    ...(admin && { admin: { id: admin.subjectId, username: admin.username ?? '', sessionId: admin.id } }),
  };
}

/** Its answer is the session itself: "no session" would log users out. */
const AUTH_STATE_PATH = '/api/auth/user';

/** Logins and logouts are public, but need the session store. */
function worksWithoutSession({ access, limit, path }: Route): boolean {
  return access === 'anyone' && limit !== 'login' && limit !== 'write' && path !== AUTH_STATE_PATH;
}
