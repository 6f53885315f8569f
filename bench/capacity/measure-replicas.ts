/**
 * CPU time per request with one, two and four replicas of every service, gateway included, in containers: at a light load, and as many
 * requests as they answer. `SELAH_CLUSTER` names a product that runs; `SELAH_CLUSTER_KEEP=1 npm run test:cluster -w e2e` prints it.
 *
 *   SELAH_CLUSTER='…' node bench/capacity/measure-replicas.ts [seconds per load]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startConnectionBalancer } from '@selah/service-kit/testing/connection-balancer';
import { type ClusterAddress, connectToCluster, SERVICES } from '../../e2e/cluster/support/cluster.ts';
import { docker } from '../../e2e/cluster/support/docker.ts';
import { failuresOf, type LoadRequest, quantileMs, startLoad } from '../../e2e/cluster/support/load.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { containerTime } from './container-times.ts';

const SECONDS = Number(process.argv[2] ?? 15);
const LIGHT_RATE = 100;
/** More than two processors answer. */
const FULL_RATE = 5_000;
const REPLICAS = [1, 2, 4];
const PARTS = [...SERVICES, 'mongo', 'nats', 'redis'];
const READINESS_INTERVAL_MS = 200;

if (!process.env.SELAH_CLUSTER) throw new Error('SELAH_CLUSTER names no product that runs in containers');
const cluster = connectToCluster(JSON.parse(process.env.SELAH_CLUSTER) as ClusterAddress);

const WORRY = { name: 'Maria', language: 'pt', question: 'Perdi o emprego e não sei como pagar as contas.' };
const REQUESTS: readonly LoadRequest[] = [
  { name: 'page', method: 'GET', path: '/' },
  { name: 'counter', method: 'POST', path: '/api/stats/page-view', json: () => ({}) },
  { name: 'random video', method: 'GET', path: '/api/videos/random?language=pt' },
  { name: 'message', method: 'POST', path: '/api/ai/message', json: () => WORRY },
  { name: 'settings', method: 'GET', path: '/api/site-settings' },
];

const balancer = await startConnectionBalancer(READINESS_INTERVAL_MS);
const furtherGateways: string[] = [];
try {
  for (const replicas of REPLICAS) {
    await scaleTo(replicas);
    await load(LIGHT_RATE);
    const idle = await timesOver(() => delay(SECONDS * 1_000));
    const light = await load(LIGHT_RATE);
    const full = await load(FULL_RATE);
    console.log(`\n${replicas} of each service; without requests ${cores(idle)} of a core`);
    for (const [title, run] of Object.entries({ light, full })) {
      const perSecond = (run.answered / run.times.seconds).toFixed(0);
      console.log(
        `  ${title}: ${perSecond} requests/s, 95 % within ${run.p95.toFixed(0)} ms; ${perRequest(run, idle)}`,
      );
    }
  }
} finally {
  await scaleTo(1);
  await balancer.close();
}

async function scaleTo(replicas: number): Promise<void> {
  const scaled = SERVICES.filter((service) => service !== 'gateway');
  const scales = scaled.flatMap((service) => ['--scale', `${service}=${replicas}`]);
  await cluster.compose('up', '-d', '--no-deps', '--no-recreate', ...scales, ...scaled);
  // Each gateway has a port of its own, which `--scale` cannot give it.
  while (furtherGateways.length > replicas - 1) await docker('rm', '--force', furtherGateways.pop() ?? '');
  while (furtherGateways.length < replicas - 1) {
    const publish = ['--publish', `127.0.0.1:${await freePort()}:8080`];
    furtherGateways.push(await cluster.compose('run', '--detach', '--no-deps', ...publish, 'gateway'));
  }
  await cluster.ready(...SERVICES);
  const gateways = await cluster.containers('gateway');
  balancer.setReplicas(
    await Promise.all(gateways.map(async (id) => `http://${await docker('port', id, '8080/tcp')}`)),
  );
  await delay(1_000);
}

interface Times {
  readonly seconds: number;
  /** Milliseconds of CPU of all replicas of a part. */
  readonly parts: Readonly<Record<string, number>>;
}

async function timesOver(work: () => Promise<unknown>): Promise<Times> {
  const before = await partTimes();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await partTimes();
  return {
    seconds,
    parts: Object.fromEntries(PARTS.map((part) => [part, (after[part] ?? 0) - (before[part] ?? 0)])),
  };
}

async function partTimes(): Promise<Record<string, number>> {
  const times = PARTS.map(async (part) => {
    const ids = await cluster.containers(part);
    const all = await Promise.all(ids.map(containerTime));
    return [part, all.reduce((sum, time) => sum + time, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(times));
}

async function load(rate: number) {
  const origin = cluster.url;
  let running: ReturnType<typeof startLoad> | undefined;
  const times = await timesOver(async () => {
    running = startLoad({ port: balancer.port, origin, rate, requests: REQUESTS });
    await delay(SECONDS * 1_000);
    await running.stop();
  });
  const results = Object.values(running?.results ?? {});
  const failures = running && failuresOf(running);
  if (failures && Object.keys(failures).length > 0) console.log('  failed:', JSON.stringify(failures));
  const all = results.flatMap((result) => result.times);
  const sent = { sent: all.length, answers: {}, acknowledged: [], times: all };
  return {
    times,
    answered: results.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    p95: quantileMs(sent, 0.95),
  };
}

function cores({ seconds, parts }: Times): string {
  return (Object.values(parts).reduce((sum, ms) => sum + ms, 0) / 1_000 / seconds).toFixed(2);
}

/** What requests cost beyond what heartbeats, timers and health checks do. Microseconds. */
function perRequest({ times, answered }: Awaited<ReturnType<typeof load>>, idle: Times): string {
  const costs = PARTS.map((part) => {
    const base = ((idle.parts[part] ?? 0) / idle.seconds) * times.seconds;
    return [part, (((times.parts[part] ?? 0) - base) * 1_000) / answered] as const;
  });
  const total = costs.reduce((sum, [, cost]) => sum + cost, 0);
  const shown = costs.filter(([, cost]) => cost > 10).map(([part, cost]) => `${part} ${cost.toFixed(0)}`);
  return `CPU per request ${total.toFixed(0)} µs: ${shown.join(', ')}`;
}
