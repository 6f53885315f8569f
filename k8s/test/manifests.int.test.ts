import { beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_VARIABLES } from '@selah/admin/config';
import { GATEWAY_VARIABLES } from '@selah/gateway/config';
import { MESSAGES_VARIABLES } from '@selah/messages/config';
import { STATS_VARIABLES } from '@selah/stats/config';
import { USERS_VARIABLES } from '@selah/users/config';
import { VIDEOS_VARIABLES } from '@selah/videos/config';
import { acceptedAtBothEnds, denied, onlyNeededEgress, onlyNeededManagedEngines } from './network-rules.ts';
import { canRender, render } from './render.ts';
import type { Container, PodSpec, Resource, Spec } from './resource.ts';
import {
  bounded,
  encrypted,
  enforced,
  migrated,
  ofOneRelease,
  pinned,
  probed,
  readsItsVariables,
  restricted,
  rollsWithoutLoss,
  scaledAndGuarded,
  services,
  spread,
} from './rules.ts';

const VARIABLES = {
  gateway: GATEWAY_VARIABLES,
  videos: VIDEOS_VARIABLES,
  'video-worker': VIDEOS_VARIABLES,
  users: USERS_VARIABLES,
  messages: MESSAGES_VARIABLES,
  stats: STATS_VARIABLES,
  admin: ADMIN_VARIABLES,
};

const RULES = {
  restricted,
  enforced,
  encrypted,
  probed,
  bounded,
  rollsWithoutLoss,
  spread,
  scaledAndGuarded,
  pinned,
  migrated,
  ofOneRelease,
  denied,
  onlyNeededEgress,
  onlyNeededManagedEngines,
  acceptedAtBothEnds,
  readsItsVariables: readsItsVariables(VARIABLES),
};

const describeRendered = canRender() ? describe : describe.skip;
if (!canRender()) process.stderr.write('kubectl was not found: the manifests are not rendered.\n');

describeRendered.each(['trial', 'production'] as const)('the overlay %s', (overlay) => {
  let resources: Resource[];
  beforeAll(() => {
    resources = render(overlay);
  });

  it('contains every service', () => {
    const names = services(resources).map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual(Object.keys(VARIABLES).sort());
  });

  it.each(Object.entries(RULES))('keeps the rule %s', (_, rule) => {
    expect(rule(resources)).toEqual([]);
  });

  it('contains no secret outside a Secret', () => {
    const texts = resources
      .filter(({ kind }) => kind !== 'Secret')
      .map((resource) => JSON.stringify(resource));
    expect(texts.filter((text) => /mongodb:\/\/|redis:\/\/|smtp:\/\//.test(text))).toEqual([]);
  });
});

describeRendered('the overlay production, whose films are in the bucket', () => {
  it('shares no disk between replicas', () => {
    const resources = render('production');
    expect(resources.filter(({ kind }) => kind === 'PersistentVolumeClaim')).toEqual([]);
    expect(JSON.stringify(resources)).not.toContain('persistentVolumeClaim');
  });
});

describeRendered('a manifest that breaks a rule is named', () => {
  let overlays: Readonly<Record<'production' | 'trial', Resource[]>>;
  beforeAll(() => {
    overlays = { production: render('production'), trial: render('trial') };
  });
  function deployment(resources: readonly Resource[], name: string): Resource {
    const found = services(resources).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`no deployment ${name}`);
    return found;
  }
  function podOf(resources: readonly Resource[], name: string): PodSpec {
    const pod = deployment(resources, name).spec.template?.spec;
    if (!pod) throw new Error(`no pods of ${name}`);
    return pod;
  }
  function containerOf(resources: readonly Resource[], name: string): Container {
    const [container] = podOf(resources, name).containers;
    if (!container) throw new Error(`no container of ${name}`);
    return container;
  }
  function policyOf(resources: readonly Resource[], name: string): Spec {
    const found = resources.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
    if (!found) throw new Error(`no policy ${name}`);
    return found.spec;
  }
  function withoutVariable(container: Container, variable: string): void {
    container.env = (container.env ?? []).filter(({ name }) => name !== variable);
  }
  const without = (resources: Resource[], kind: string) =>
    resources.splice(0, resources.length, ...resources.filter((resource) => resource.kind !== kind));

  const BROKEN: [
    string,
    keyof typeof RULES,
    (resources: Resource[]) => void,
    string,
    ('trial' | 'production')?,
  ][] = [
    [
      'a namespace for any pod',
      'enforced',
      (all) => {
        for (const { kind, metadata } of all) if (kind === 'Namespace') metadata.labels = {};
      },
      'Namespace selah: lets pods in that are not restricted',
    ],
    [
      'a host without a certificate',
      'encrypted',
      (all) => {
        for (const { kind, spec } of all)
          if (kind === 'Ingress') spec.rules?.push({ host: 'www.example.org' });
      },
      'Ingress selah: a host has no certificate',
    ],
    [
      'an engine of any version',
      'pinned',
      (all) => {
        for (const { metadata, spec } of all)
          if (metadata.name === 'redis')
            for (const container of spec.template?.spec.containers ?? []) container.image = 'redis:latest';
      },
      'redis: the version of its image is not pinned',
      'trial',
    ],
    [
      'a managed engine that is not needed',
      'onlyNeededManagedEngines',
      (all) => {
        policyOf(all, 'managed-database').podSelector = { matchLabels: { 'selah/tier': 'service' } };
      },
      'Deployment gateway: may reach port 27017, which it does not need',
    ],
    [
      'a managed engine that is needed',
      'onlyNeededManagedEngines',
      (all) => {
        policyOf(all, 'managed-cache').egress = [];
      },
      'Deployment gateway: may not reach port 6379, which it needs',
    ],
    [
      'an engine that does not let a service in',
      'acceptedAtBothEnds',
      (all) => {
        policyOf(all, 'redis').ingress = [];
      },
      'Deployment gateway: is not accepted by redis, which it may reach',
      'trial',
    ],
    [
      'a root file system that can be written',
      'restricted',
      (all) => {
        containerOf(all, 'users').securityContext = { allowPrivilegeEscalation: false };
      },
      'Deployment users: its pods are not restricted',
    ],
    [
      'liveness that asks dependencies',
      'probed',
      (all) => {
        containerOf(all, 'stats').livenessProbe = { httpGet: { path: '/readyz' } };
      },
      'Deployment stats: a probe is missing or asks the wrong thing',
    ],
    [
      'no limit of memory',
      'bounded',
      (all) => {
        delete containerOf(all, 'admin').resources?.limits;
      },
      'Deployment admin: asks for no processor or has no limit of memory',
    ],
    [
      'a replica that may be missing meanwhile',
      'rollsWithoutLoss',
      (all) => {
        deployment(all, 'gateway').spec.strategy = { rollingUpdate: { maxUnavailable: '25%' } };
      },
      'Deployment gateway: loses requests while it rolls',
    ],
    [
      'less time to end than to drain',
      'rollsWithoutLoss',
      (all) => {
        podOf(all, 'videos').terminationGracePeriodSeconds = 20;
      },
      'Deployment videos: loses requests while it rolls',
    ],
    [
      'no spread over nodes',
      'spread',
      (all) => {
        delete podOf(all, 'messages').topologySpreadConstraints;
      },
      'Deployment messages: its replicas may all stand on one node',
    ],
    [
      'no disruption budget',
      'scaledAndGuarded',
      (all) => without(all, 'PodDisruptionBudget'),
      'Deployment admin: has no autoscaler or no disruption budget',
    ],
    ['data that nobody migrates', 'migrated', (all) => without(all, 'Job'), 'Job migrations: is missing'],
    [
      'a job that cannot be replaced',
      'migrated',
      (all) => {
        for (const { kind, spec } of all) if (kind === 'Job') delete spec.ttlSecondsAfterFinished;
      },
      'Job migrations: stays after its end',
    ],
    [
      'a service of another release',
      'ofOneRelease',
      (all) => {
        containerOf(all, 'users').image = 'registry.example.org/selah/users:0.2.0';
      },
      'images of several releases: ',
    ],
    ['no denial', 'denied', (all) => without(all, 'NetworkPolicy'), 'nothing denies what is not allowed'],
    [
      'a way out that is not needed',
      'onlyNeededEgress',
      (all) => withoutVariable(containerOf(all, 'gateway'), 'REDIS_URL_FILE'),
      'Deployment gateway: may reach redis, which it does not need',
    ],
    [
      'a need without a way out',
      'onlyNeededEgress',
      (all) => containerOf(all, 'stats').env?.push({ name: 'REDIS_URL_FILE' }),
      'Deployment stats: may not reach redis, which it needs',
    ],
    [
      'a variable that nobody reads',
      'readsItsVariables',
      (all) => containerOf(all, 'users').env?.push({ name: 'REDIS_ADDRESS' }),
      'Deployment users: nobody reads REDIS_ADDRESS',
    ],
    [
      'a variable that cannot be set',
      'readsItsVariables',
      (all) => withoutVariable(containerOf(all, 'users'), 'MONGODB_URI_FILE'),
      'Deployment users: MONGODB_URI cannot be set',
    ],
  ];

  it.each(BROKEN)('%s', (_, rule, breakIt, sentence, overlay = 'production') => {
    const resources = structuredClone(overlays[overlay]);
    breakIt(resources);
    expect(RULES[rule](resources).join('\n')).toContain(sentence);
  });

  it('and every rule was broken', () => {
    expect(new Set(BROKEN.map(([, rule]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });
});
