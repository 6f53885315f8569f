import type { OutgoingConnection } from '@selah/shared/contracts/outgoing-connections';
import { chooseParts, hostPlace } from '@selah/shared/contracts/page-places';
import { escapeMarkup } from '@selah/shared/contracts/text/escape-markup';
import { isOwnNetwork } from './is-own-network.ts';

/** What is known of the connections of all services. */
export interface KnownConnections {
  readonly connections: readonly OutgoingConnection[];
  /** Whether a service did not say. */
  readonly isComplete: boolean;
}

/**
 * Leaves the sentences that are true of these connections, and fills in the hosts. A host of the site's own
 * network is no contact, and its name is nobody's business.
 */
export function fillPrivacyPage(template: string, known: KnownConnections): string {
  const hosts = foreignHosts(known.connections);
  const parts = new Set([
    ...hosts.keys(),
    ...lettersPart(hosts, known),
    ...(known.isComplete ? [] : ['unknown']),
  ]);
  return chooseParts(template, (name, part) =>
    parts.has(name)
      ? part.replace(hostPlace(name), () => escapeMarkup((hosts.get(name) ?? []).join(', ')))
      : '',
  );
}

/** The hosts outside of the house by purpose, each once. */
function foreignHosts(connections: readonly OutgoingConnection[]): ReadonlyMap<string, readonly string[]> {
  const hosts = new Map<string, string[]>();
  for (const { purpose, host } of connections) {
    const known = hosts.get(purpose) ?? [];
    if (isOwnNetwork(host) || known.includes(host)) continue;
    hosts.set(purpose, [...known, host]);
  }
  return hosts;
}

/** Who writes the letters is said in any case, unless it is not known. */
function lettersPart(
  hosts: ReadonlyMap<string, unknown>,
  { connections, isComplete }: KnownConnections,
): readonly string[] {
  if (hosts.has('letters')) return [];
  if (connections.some(({ purpose }) => purpose === 'letters')) return ['letters:own'];
  return isComplete ? ['letters:off'] : [];
}
