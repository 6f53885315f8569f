import { KNOWN_BROWSER_MS } from '@selah/shared/contracts/lifetimes';
import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';
import type { CookieOptions } from '../sessions/session-cookies.ts';
import type { SessionKind } from '../sessions/session-store.ts';

const NAMES: Readonly<Record<SessionKind, string>> = {
  'site-user': 'selah_site_device',
  admin: 'selah_admin_device',
};

/** Accounts that one browser remembers, because households share browsers. The latest are kept. */
const MAX_TOKENS = 4;
const SEPARATOR = '~';

/** The cookie's name; with https it has the `__Host-` prefix, like session cookies. */
function deviceCookieName(kind: SessionKind, { secure }: CookieOptions): string {
  return secure ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** The device cookies of a `Cookie` header, as a `Cookie` header. */
export function pickDeviceCookies(cookieHeader: string | undefined, options: CookieOptions): string {
  const cookies = parseCookie(cookieHeader ?? '');
  const names = [deviceCookieName('site-user', options), deviceCookieName('admin', options)];
  return stringifyCookie(Object.fromEntries(names.map((name) => [name, cookies[name]])));
}

/** The device tokens of a `Cookie` header, not verified. */
export function readDeviceTokens(
  cookieHeader: string | undefined,
  kind: SessionKind,
  options: CookieOptions,
): readonly string[] {
  const value = parseCookie(cookieHeader ?? '')[deviceCookieName(kind, options)];
  return value ? value.split(SEPARATOR).slice(0, MAX_TOKENS) : [];
}

/** The `Set-Cookie` value that adds a token to those of other accounts. */
export function setDeviceCookie(
  kind: SessionKind,
  { token, others }: { readonly token: string; readonly others: readonly string[] },
  options: CookieOptions,
): string {
  return stringifySetCookie({
    name: deviceCookieName(kind, options),
    value: [token, ...others].slice(0, MAX_TOKENS).join(SEPARATOR),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    maxAge: KNOWN_BROWSER_MS / 1000,
  });
}
