import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type ConnectionBalancer,
  startConnectionBalancer,
} from '@selah/service-kit/testing/connection-balancer';
import { eventually } from '@selah/service-kit/testing/eventually';
import { freePort } from '../support/free-port.ts';
import { type Cluster, SERVICES } from './support/cluster.ts';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';
import { failuresOf, startLoad } from './support/load.ts';
import { report, reportComplaints } from './support/report.ts';
import { newVisitors } from './support/visitors.ts';

/** Restarts of each service, one replica after the other; 20 in a full run. */
const RESTARTS = Number(process.env.SELAH_CLUSTER_RESTARTS ?? 2);
/** Requests per second, half of them POST; 100 in a full run. */
const RATE = Number(process.env.SELAH_CLUSTER_RATE ?? 40);
/** A stop with its notice and a start, on a busy machine. */
const RESTART_SECONDS = 25;
/** Several times shorter than the five seconds in which an ending gateway still takes requests. */
const READINESS_INTERVAL_MS = 200;
const START_TIMEOUT_MS = 180_000;

describeOnCluster('a rolling restart of the product in containers', (cluster) => {
  let balancer: ConnectionBalancer;
  let secondGateway: string | undefined;

  beforeAll(async () => {
    balancer = await startConnectionBalancer(READINESS_INTERVAL_MS);
    await scaleTo(cluster(), 2);
    secondGateway = await startSecondGateway(cluster());
    await cluster().ready('gateway');
    const gateways = await cluster().containers('gateway');
    balancer.setReplicas(await Promise.all(gateways.map(addressOf)));
    await eventually(async () => {
      expect((await fetch(`http://127.0.0.1:${balancer.port}/readyz`)).status).toBe(200);
    });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await balancer?.close();
    if (secondGateway) await docker('rm', '--force', secondGateway);
    await scaleTo(cluster(), 1);
  }, START_TIMEOUT_MS);

  it.each(SERVICES)('of %s fails no request and loses nothing', async (service) => {
    const visitors = await newVisitors(cluster(), (RESTARTS * RESTART_SECONDS * RATE) / 8);
    const startedAt = new Date();
    const load = startLoad({
      port: balancer.port,
      origin: cluster().url,
      rate: RATE,
      requests: visitors.requests,
    });
    const replicas = await cluster().containers(service);
    expect(replicas).toHaveLength(2);
    for (let count = 0; count < RESTARTS; count++) {
      const replica = replicas[count % replicas.length] ?? '';
      await docker('stop', replica);
      await docker('start', replica);
      await cluster().ready(service);
    }
    await load.stop();
    report(`rolling ${service}, ${RESTARTS} restarts`, load, await visitors.expectAllFound(load));
    const failures = failuresOf(load);
    if (Object.keys(failures).length > 0) await reportComplaints(cluster(), startedAt);
    expect(failures).toEqual({});
  });
});

/** The second gateway needs a port of its own, which `--scale` cannot give it. */
async function startSecondGateway({ compose }: Cluster): Promise<string> {
  const port = await freePort();
  return compose('run', '--detach', '--no-deps', '--publish', `127.0.0.1:${port}:8080`, 'gateway');
}

async function scaleTo(cluster: Cluster, replicas: number): Promise<void> {
  const scaled = SERVICES.filter((service) => service !== 'gateway');
  const scales = scaled.flatMap((service) => ['--scale', `${service}=${replicas}`]);
  await cluster.compose('up', '-d', '--no-deps', '--no-recreate', ...scales, ...scaled);
  await cluster.ready(...SERVICES);
}

async function addressOf(gateway: string): Promise<string> {
  return `http://${await docker('port', gateway, '8080/tcp')}`;
}
