/** The origin of a session: precise enough to recognise one's own, too imprecise to track a person. */
export interface SessionOrigin {
  /** Such as `Firefox · Linux`; empty if the browser did not send it. */
  readonly browser: string;
  /** Such as `203.0.113.x`. */
  readonly address: string;
}

export interface OpenSession extends SessionOrigin {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

/** In this order, because many browsers also name older ones. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** A browser and its system from a `User-Agent` header. */
export function describeBrowser(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0]);
  return names.filter(Boolean).join(' · ');
}

/** The network of an address: three of four numbers of IPv4, the first three groups of IPv6. */
export function roughAddress(address: string): string {
  if (/^\d+(\.\d+){3}$/.test(address)) return address.replace(/\d+$/, 'x');
  if (!address.includes(':')) return '';
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}
