import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';
import type { CookieOptions } from '../sessions/session-cookies.ts';
import type { SessionKind } from '../sessions/session-store.ts';

const NAMES: Readonly<Record<SessionKind, string>> = {
  'site-user': 'selah_site_device',
  admin: 'selah_admin_device',
};

/** People of one household share a browser: it stays known to this many accounts, the latest first. */
const MAX_TOKENS = 4;
const SEPARATOR = '~';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The name of the cookie with the device tokens; behind https under the `__Host-` prefix, as sessions are. */
function deviceCookieName(kind: SessionKind, { secure }: CookieOptions): string {
  return secure ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** The device cookies in a `Cookie` header, as such a header, without anything else that stands there. */
export function pickDeviceCookies(cookieHeader: string | undefined, options: CookieOptions): string {
  const cookies = parseCookie(cookieHeader ?? '');
  const names = [deviceCookieName('site-user', options), deviceCookieName('admin', options)];
  return stringifyCookie(Object.fromEntries(names.map((name) => [name, cookies[name]])));
}

/** The device tokens in a `Cookie` header, unchecked. */
export function readDeviceTokens(
  cookieHeader: string | undefined,
  kind: SessionKind,
  options: CookieOptions,
): readonly string[] {
  const value = parseCookie(cookieHeader ?? '')[deviceCookieName(kind, options)];
  return value ? value.split(SEPARATOR).slice(0, MAX_TOKENS) : [];
}

/** The `Set-Cookie` value by which a browser stays known, beside the tokens that it has for other accounts. */
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
    maxAge: YEAR_SECONDS,
  });
}
