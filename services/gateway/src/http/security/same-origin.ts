const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
}

/**
 * Whether a request may change something: safe methods always, others when the browser says that our own page sent them.
 *
 * `Sec-Fetch-Site` is the browser's own verdict and decides where it is present. Elsewhere `Origin` must be the public
 * address, or, on a machine's own loopback, the address that was typed: `http://127.0.0.1:8080` and
 * `http://localhost:8080` both work with nothing configured. A page of another site can forge neither header, and a
 * loopback `Host` cannot be reached from another origin. On any other host name `Host` proves nothing (DNS rebinding),
 * so there the public address has to be configured.
 */
export function mayChangeState(request: OriginFacts, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.secFetchSite !== undefined) return request.secFetchSite === 'same-origin';
  if (request.origin === undefined) return false;
  return request.origin === publicOrigin || request.origin === loopbackOrigin(request.host);
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

function loopbackOrigin(host: string | undefined): string | undefined {
  if (host === undefined || !LOOPBACK_HOST.test(host)) return undefined;
  return URL.parse(`http://${host}`)?.origin;
}
