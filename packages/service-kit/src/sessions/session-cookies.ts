import { parseCookie, stringifySetCookie } from 'cookie';
import type { SessionKind } from './session-store.ts';

const NAMES: Readonly<Record<SessionKind, string>> = {
  'site-user': 'selah_site_session',
  admin: 'selah_admin_session',
};

/** A 256-bit token in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface CookieOptions {
  /** Whether the site is served over https. */
  readonly secure: boolean;
}

/** Whether cookies of a site at this URL are sent over https only. */
export function isSecureSite(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:';
}

/**
 * The name of the session cookie. With https it has the `__Host-` prefix, so that browsers refuse one set by a
 * subdomain or an unencrypted page.
 */
export function sessionCookieName(kind: SessionKind, { secure }: CookieOptions): string {
  return secure ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** The `Set-Cookie` value for a token. Without `maxAgeSeconds` the cookie is deleted when the browser closes. */
export function setSessionCookie(
  kind: SessionKind,
  token: string,
  options: CookieOptions & { readonly maxAgeSeconds?: number },
): string {
  const { secure, maxAgeSeconds } = options;
  return stringifySetCookie({
    name: sessionCookieName(kind, options),
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

/** The `Set-Cookie` value that deletes the cookie. */
export function clearSessionCookie(kind: SessionKind, options: CookieOptions): string {
  return setSessionCookie(kind, '', { ...options, maxAgeSeconds: 0 });
}

/** The session token in a `Cookie` header, or undefined without a valid one. */
export function readSessionToken(
  cookieHeader: string | undefined,
  kind: SessionKind,
  options: CookieOptions,
): string | undefined {
  const token = parseCookie(cookieHeader ?? '')[sessionCookieName(kind, options)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
