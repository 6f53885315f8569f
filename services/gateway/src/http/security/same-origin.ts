const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
}

/**
 * Whether a request may change state: safe methods always, others when the browser states that our own page
 * sent them. `Sec-Fetch-Site` decides if present. Otherwise `Origin` must be the public address or, on
 * loopback, the typed address, so that `http://127.0.0.1:8080` and `http://localhost:8080` work without
 * configuration. Pages of other sites cannot forge these headers, and a loopback `Host` cannot be reached
 * from another origin. Other host names prove nothing (DNS rebinding), so that the public address must be
 * configured there.
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
