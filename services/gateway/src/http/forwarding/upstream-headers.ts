import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Headers for a single connection (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Headers that clients must not send to a service: identity, origin, method overrides. */
const NEVER_FORWARDED = new Set([
  // Only the gateway reads session cookies; services get the signed identity.
  'cookie',
  'authorization',
  // Already handled by this server.
  'expect',
  'forwarded',
  'via',
  // A trace begins at the gateway; baggage could carry any text into it.
  'traceparent',
  'tracestate',
  'baggage',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

const NEVER_FORWARDED_PREFIXES = ['x-selah-', 'x-forwarded-', 'proxy-'];

/** Headers that delimit the body. A client that lists them in `Connection` tries request smuggling. */
const FRAMING = new Set(['content-length', 'transfer-encoding', 'host']);

/** The client's forwardable headers, then the gateway's own. */
export function upstreamHeaders(
  client: IncomingHttpHeaders,
  own: Readonly<Record<string, string>>,
): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {};
  const connectionOptions = optionsOf(client.connection);
  for (const name in client) {
    if (isForwardable(name, connectionOptions)) forwarded[name] = client[name];
  }
  return Object.assign(forwarded, own);
}

/** Copies the service's headers that may be returned. */
export function copyHeaders(
  upstream: IncomingHttpHeaders | OutgoingHttpHeaders,
  answer: Pick<ServerResponse, 'setHeader'>,
): void {
  const { connection } = upstream;
  const connectionOptions = optionsOf(typeof connection === 'string' ? connection : undefined);
  for (const name in upstream) {
    const value = upstream[name];
    if (value === undefined || HOP_BY_HOP.has(name) || name === 'transfer-encoding') continue;
    if (!connectionOptions.has(name)) answer.setHeader(name, value);
  }
}

function isForwardable(name: string, connectionOptions: ReadonlySet<string>): boolean {
  if (FRAMING.has(name)) return true;
  if (HOP_BY_HOP.has(name) || NEVER_FORWARDED.has(name) || connectionOptions.has(name)) return false;
  return !NEVER_FORWARDED_PREFIXES.some((prefix) => name.startsWith(prefix));
}

const NONE: ReadonlySet<string> = new Set();

function optionsOf(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === 'keep-alive') return NONE;
  return new Set(connection.split(',').map((option) => option.trim().toLowerCase()));
}
