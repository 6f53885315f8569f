import type { Resource } from './resource.ts';
import { containersOf, nameOf, ofKind, type Rule, services } from './rules.ts';

/** The target of a variable with an address. */
const PEER_OF: Readonly<Record<string, string>> = {
  MONGODB_URI_FILE: 'mongo',
  NATS_URL_FILE: 'nats',
  REDIS_URL_FILE: 'redis',
  S3_ENDPOINT: 's3',
  SMTP_URL_FILE: 'mail',
  VIDEOS_URL: 'videos',
  USERS_URL: 'users',
  MESSAGES_URL: 'messages',
  STATS_URL: 'stats',
  ADMIN_URL: 'admin',
};

/** All other connections are denied, in both directions. */
export const denied: Rule = (resources) => {
  const denies = ofKind(resources, 'NetworkPolicy').some(
    ({ spec }) =>
      !spec.podSelector?.matchLabels && spec.policyTypes?.length === 2 && !spec.egress && !spec.ingress,
  );
  return denies ? [] : ['NetworkPolicy: nothing denies what is not allowed'];
};

/** Each service and each job may connect exactly to the targets of its variables. */
export const onlyNeededEgress: Rule = (resources) =>
  [...services(resources), ...ofKind(resources, 'Job')].flatMap((service) => {
    const names = containersOf(service).flatMap(({ env = [] }) => env.map(({ name }) => name));
    const needed = new Set(names.flatMap((name) => PEER_OF[name] ?? []));
    const allowed = new Set(allowedPeers(resources, service.metadata.name));
    return [
      ...[...needed.difference(allowed)].map(
        (peer) => `${nameOf(service)}: may not reach ${peer}, which it needs`,
      ),
      ...[...allowed.difference(needed)].map(
        (peer) => `${nameOf(service)}: may reach ${peer}, which it does not need`,
      ),
    ];
  });

function allowedPeers(resources: readonly Resource[], name: string): string[] {
  const policy = ofKind(resources, 'NetworkPolicy').find(({ metadata }) => metadata.name === name);
  return (policy?.spec.egress ?? []).flatMap(({ to = [] }) =>
    to.flatMap(({ podSelector }) => podSelector?.matchLabels?.['app.kubernetes.io/name'] ?? []),
  );
}
