import type { PodSelector, Resource } from './resource.ts';
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

/** The port of a managed engine, which is reached by its address. */
const MANAGED_PORT_OF: Readonly<Record<string, number>> = {
  MONGODB_URI_FILE: 27017,
  NATS_URL_FILE: 4222,
  REDIS_URL_FILE: 6379,
};
const MANAGED_PORTS = Object.values(MANAGED_PORT_OF);

/** Where engines are managed, each service and the migrations may connect exactly to those of their variables. */
export const onlyNeededManagedEngines: Rule = (resources) => {
  const ways = ofKind(resources, 'NetworkPolicy').flatMap(({ spec: { podSelector, egress = [] } }) =>
    egress
      .filter(({ to = [] }) => to.some(({ ipBlock }) => ipBlock !== undefined))
      .flatMap(({ ports = [] }) => ports)
      .filter(({ port }) => MANAGED_PORTS.includes(port))
      .map(({ port }) => ({ podSelector, port })),
  );
  if (ways.length === 0) return [];
  return [...services(resources), ...ofKind(resources, 'Job')].flatMap((service) => {
    const names = containersOf(service).flatMap(({ env = [] }) => env.map(({ name }) => name));
    const needed = new Set(names.flatMap((name) => MANAGED_PORT_OF[name] ?? []));
    const allowed = new Set(
      ways.filter(({ podSelector }) => selects(podSelector, service.metadata.name)).map(({ port }) => port),
    );
    return [
      ...[...needed.difference(allowed)].map(
        (port) => `${nameOf(service)}: may not reach port ${port}, which it needs`,
      ),
      ...[...allowed.difference(needed)].map(
        (port) => `${nameOf(service)}: may reach port ${port}, which it does not need`,
      ),
    ];
  });
};

/** What one pod may open, the other one accepts: otherwise the connection is denied after all. */
export const acceptedAtBothEnds: Rule = (resources) =>
  [...services(resources), ...ofKind(resources, 'Job')].flatMap((service) =>
    allowedPeers(resources, service.metadata.name)
      .filter((peer) => isPresent(resources, peer) && !accepts(resources, peer, service.metadata.name))
      .map((peer) => `${nameOf(service)}: is not accepted by ${peer}, which it may reach`),
  );

function isPresent(resources: readonly Resource[], name: string): boolean {
  return ofKind(resources, 'Deployment', 'StatefulSet').some(({ metadata }) => metadata.name === name);
}

function accepts(resources: readonly Resource[], peer: string, name: string): boolean {
  return ofKind(resources, 'NetworkPolicy')
    .filter(({ spec }) => selects(spec.podSelector, peer))
    .some(({ spec }) =>
      spec.ingress?.some(({ from = [] }) => from.some(({ podSelector }) => selects(podSelector, name))),
    );
}

/** Whether a selector names this pod; of the labels, only the name and the tier are used here. */
function selects(selector: PodSelector | undefined, name: string): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  const conditions = [
    ...Object.entries(matchLabels).map(([key, value]) => ({ key, values: [value] })),
    ...matchExpressions.map(({ key, values = [] }) => ({ key, values })),
  ];
  return (
    conditions.length > 0 &&
    conditions.every(({ key, values }) => key === 'selah/tier' || values.includes(name))
  );
}
