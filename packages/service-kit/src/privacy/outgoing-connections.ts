import type { ConnectionPurpose, OutgoingConnection } from '@selah/shared/contracts/outgoing-connections';

/** Ports of addresses without one. */
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'mongodb:': 27017,
  'nats:': 4222,
  'tls:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465,
};

/**
 * The connection that an address of the configuration leads to.
 * @throws Error for an address of an unknown scheme
 */
export function connectionTo(purpose: ConnectionPurpose, address: string): OutgoingConnection {
  const { protocol, hostname, port } = new URL(address);
  const defaultPort = DEFAULT_PORTS[protocol];
  if (defaultPort === undefined) throw new Error(`the default port of ${protocol} is not known`);
  return { purpose, host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
}

/** What the configurations of the services have in common. */
export interface EngineAddresses {
  readonly database?: { readonly uri?: string | undefined };
  readonly events?: { readonly natsUrl?: string | undefined };
  readonly cache?: { readonly redisUrl?: string | undefined };
  readonly traces?: { readonly url: string } | undefined;
}

/**
 * The connections to the engines that a service uses. Every service lists its own: whatever is not in its list, no part of
 * it may connect to (`e2e/outgoing-connections.e2e.test.ts`).
 */
export function engineConnections(config: EngineAddresses): readonly OutgoingConnection[] {
  const { database, events, cache, traces } = config;
  return [
    ...databaseConnections(database?.uri),
    ...(events?.natsUrl ? [connectionTo('events', events.natsUrl)] : []),
    ...(cache?.redisUrl ? [connectionTo('cache', cache.redisUrl)] : []),
    ...(traces ? [connectionTo('traces', traces.url)] : []),
  ];
}

/** One per member: the address of a replica set names several. With `mongodb+srv`, DNS names the members, on the default port. */
function databaseConnections(uri: string | undefined): readonly OutgoingConnection[] {
  if (uri === undefined) return [];
  const { hostname, port } = new URL(uri);
  return hostname
    .split(',')
    .map((host) => ({ purpose: 'database', host, port: port === '' ? 27017 : Number(port) }) as const);
}
