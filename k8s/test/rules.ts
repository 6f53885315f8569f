import type { Container, Resource } from './resource.ts';

/** Each rule returns one sentence for every resource that violates it. */
export type Rule = (resources: readonly Resource[]) => string[];

const LONGEST_DRAIN_SECONDS = 30;
const SHORTEST_NOTICE_SECONDS = 5;

export const ofKind = (resources: readonly Resource[], ...kinds: string[]) =>
  resources.filter(({ kind }) => kinds.includes(kind));
export const workloads = (resources: readonly Resource[]) =>
  ofKind(resources, 'Deployment', 'StatefulSet', 'Job');
export const isService = ({ metadata }: Resource) => metadata.labels?.['selah/tier'] === 'service';
export const services = (resources: readonly Resource[]) => ofKind(resources, 'Deployment').filter(isService);
export const containersOf = ({ spec }: Resource) => spec.template?.spec.containers ?? [];
export const nameOf = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`;

/** A rule with a predicate `isRight` for each of its resources. */
function ruleFor(
  chosen: (resources: readonly Resource[]) => readonly Resource[],
  isRight: (resource: Resource) => boolean,
  otherwise: string,
): Rule {
  return (resources) =>
    chosen(resources)
      .filter((resource) => !isRight(resource))
      .map((resource) => `${nameOf(resource)}: ${otherwise}`);
}

function isConfined({ securityContext }: Container): boolean {
  return (
    securityContext?.allowPrivilegeEscalation === false &&
    securityContext.readOnlyRootFilesystem === true &&
    securityContext.capabilities?.drop?.includes('ALL') === true
  );
}

/** The restricted pod security standard, which the namespace enforces. */
export const restricted = ruleFor(
  workloads,
  ({ spec }) => {
    const pod = spec.template?.spec;
    return (
      pod?.securityContext?.runAsNonRoot === true &&
      pod.securityContext.seccompProfile?.type === 'RuntimeDefault' &&
      pod.automountServiceAccountToken === false &&
      pod.containers.every(isConfined)
    );
  },
  'its pods are not restricted',
);

/** Readiness checks what the process needs; liveness checks nothing else. */
export const probed = ruleFor(
  services,
  (service) =>
    containersOf(service).every(
      ({ readinessProbe, livenessProbe, startupProbe }) =>
        readinessProbe?.httpGet?.path === '/readyz' &&
        livenessProbe?.httpGet?.path === '/healthz' &&
        startupProbe !== undefined,
    ),
  'a probe is missing or asks the wrong thing',
);

export const bounded = ruleFor(
  workloads,
  (workload) =>
    containersOf(workload).every((own) => own.resources?.requests?.cpu && own.resources.limits?.memory),
  'asks for no processor or has no limit of memory',
);

/** An old replica stops only when a new one is ready, and after routing has removed it. */
export const rollsWithoutLoss = ruleFor(
  services,
  ({ spec }) => {
    const pod = spec.template?.spec;
    const notice = pod?.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    return (
      spec.strategy?.rollingUpdate?.maxUnavailable === 0 &&
      notice >= SHORTEST_NOTICE_SECONDS &&
      (pod?.terminationGracePeriodSeconds ?? 0) >= notice + LONGEST_DRAIN_SECONDS
    );
  },
  'loses requests while it rolls',
);

export const spread = ruleFor(
  services,
  ({ spec }) => (spec.template?.spec.topologySpreadConstraints?.length ?? 0) >= 2,
  'its replicas may all stand on one node',
);

export const scaledAndGuarded: Rule = (resources) => {
  const scaled = ofKind(resources, 'HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef?.name);
  const guarded = ofKind(resources, 'PodDisruptionBudget').map(
    ({ spec }) => spec.selector?.matchLabels?.['app.kubernetes.io/name'],
  );
  const isRight = ({ metadata: { name } }: Resource) => scaled.includes(name) && guarded.includes(name);
  return ruleFor(services, isRight, 'has no autoscaler or no disruption budget')(resources);
};

/** The versions of our own images are set in overlays. */
export const pinned = ruleFor(
  (resources) => workloads(resources).filter((workload) => !isService(workload)),
  (workload) =>
    containersOf(workload).every(({ image }) => image.startsWith('selah-') || /:[^:]*\d/.test(image)),
  'the version of its image is not pinned',
);

/** A job brings the data to the release of the services, and makes room for the job of the next one. */
export const migrated: Rule = (resources) => {
  const job = ofKind(resources, 'Job').find(({ metadata }) => metadata.name === 'migrations');
  if (!job) return ['Job migrations: is missing, so that the data stay as they are'];
  const [container] = containersOf(job);
  const runs = container?.command?.join(' ') === 'node standalone/src/migrate.ts';
  const hasDatabase = container?.env?.some(({ name }) => name === 'MONGODB_URI_FILE') === true;
  return [
    ...(runs && hasDatabase ? [] : [`${nameOf(job)}: does not migrate the database`]),
    ...(job.spec.ttlSecondsAfterFinished === undefined
      ? [`${nameOf(job)}: stays after its end, so that the next release cannot be applied`]
      : []),
  ];
};

/** All images of our own come from one registry and have one version. */
export const ofOneRelease: Rule = (resources) => {
  const images = workloads(resources)
    .flatMap(containersOf)
    .flatMap(({ image }) => (OWN_IMAGE.test(image) ? [image] : []));
  const releases = new Set(images.map((image) => image.replace(OWN_IMAGE, '')));
  return releases.size === 1 ? [] : [`images of several releases: ${images.sort().join(', ')}`];
};

/** The name of one of our own images, without registry and version. */
const OWN_IMAGE = /selah[-/][a-z-]+/;

/** Every host of an Ingress has a certificate. */
export const encrypted = ruleFor(
  (resources) => ofKind(resources, 'Ingress'),
  ({ spec }) => {
    const covered = (spec.tls ?? []).flatMap(({ hosts = [], secretName }) => (secretName ? hosts : []));
    return (spec.rules ?? []).every(({ host }) => host !== undefined && covered.includes(host));
  },
  'a host has no certificate',
);

/** The cluster itself refuses pods that are not restricted. */
export const enforced = ruleFor(
  (resources) => ofKind(resources, 'Namespace'),
  ({ metadata }) => metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted',
  'lets pods in that are not restricted',
);

/** Variables set by the image, or only for developers' machines. */
const SET_BY_IMAGE = [
  'SELAH_DATA_DIR',
  'VIDEOS_DIR',
  'FFMPEG_PATH',
  'FFPROBE_PATH',
  'SHELL_DIR',
  'ADMIN_DIR',
];

/** Every variable in a manifest is read by the service, and every variable that it reads can be set. */
export function readsItsVariables(variables: Readonly<Record<string, readonly string[]>>): Rule {
  return (resources) =>
    services(resources).flatMap((service) => {
      const read = new Set(variables[service.metadata.name] ?? []);
      const named = containersOf(service).flatMap(({ env = [] }) => env.map(({ name }) => name));
      const set = new Set(named.map((name) => name.replace(/_FILE$/, '')));
      return [
        ...[...set.difference(read)].map((name) => `${nameOf(service)}: nobody reads ${name}`),
        ...[...read.difference(new Set([...set, ...SET_BY_IMAGE]))].map(
          (name) => `${nameOf(service)}: ${name} cannot be set`,
        ),
      ];
    });
}
