import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type ConnectionBalancer,
  startConnectionBalancer,
} from '@selah/service-kit/testing/connection-balancer';
import { SERVICES } from './support/cluster.ts';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';
import { failuresOf, startLoad } from './support/load.ts';
import { startPreviousRelease } from './support/previous-release.ts';
import { report, reportComplaints } from './support/report.ts';
import { newVisitors } from './support/visitors.ts';

/** The tag of the images of the release before, such as `previous` for `selah-gateway:previous`. */
const PREVIOUS = process.env.SELAH_CLUSTER_PREVIOUS;
const SKIPPED = PREVIOUS ? '' : ' (skipped: SELAH_CLUSTER_PREVIOUS names no images of the release before)';
const RATE = 40;
const LOAD_MS = 15_000;
const READINESS_INTERVAL_MS = 200;
const START_TIMEOUT_MS = 180_000;

describeOnCluster(`two releases of the product in containers${SKIPPED}`, (cluster) => {
  const story = PREVIOUS ? it : it.skip;
  let balancer: ConnectionBalancer;
  let previous: Readonly<Record<string, string>> = {};
  let present: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    balancer = await startConnectionBalancer(READINESS_INTERVAL_MS);
    if (!PREVIOUS) return;
    const ids = SERVICES.map(async (service) => [service, (await cluster().containers(service))[0] ?? '']);
    present = Object.fromEntries(await Promise.all(ids));
    previous = await startPreviousRelease(cluster(), PREVIOUS);
    await cluster().ready(...SERVICES);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await balancer.close();
    for (const id of Object.values(previous)) await docker('rm', '--force', id);
  }, START_TIMEOUT_MS);

  /** The gateway that the test itself uses stays; which gateways get the load is said with each. */
  const servicesOf = ({ gateway: _, ...services }: Readonly<Record<string, string>>) =>
    Object.values(services);

  async function expectAllAnswered(
    title: string,
    ...releases: ReadonlyArray<Readonly<Record<string, string>>>
  ): Promise<void> {
    const gateways = releases.map(async ({ gateway = '' }) => docker('port', gateway, '8080/tcp'));
    balancer.setReplicas((await Promise.all(gateways)).map((address) => `http://${address}`));
    await pause(READINESS_INTERVAL_MS * 5);
    const { requests, expectAllFound } = await newVisitors(cluster(), (LOAD_MS / 1_000) * RATE);
    const startedAt = new Date();
    const load = startLoad({ port: balancer.port, origin: cluster().url, rate: RATE, requests });
    await pause(LOAD_MS);
    await load.stop();
    report(title, load, await expectAllFound(load));
    const failures = failuresOf(load);
    if (Object.keys(failures).length > 0) await reportComplaints(cluster(), startedAt);
    expect(failures).toEqual({});
  }

  story('answer side by side, and keep what each acknowledged', async () => {
    await expectAllAnswered('two releases side by side', present, previous);
  });

  story('change back to the one before, which answers on the same data', async () => {
    for (const id of servicesOf(present)) await docker('stop', id);
    try {
      await expectAllAnswered('the release before', previous);
    } finally {
      for (const id of servicesOf(present)) await docker('start', id);
      await cluster().ready(...SERVICES);
    }
  });

  story('change to the present one again', async () => {
    for (const id of servicesOf(previous)) await docker('stop', id);
    await expectAllAnswered('the present release again', present);
  });
});
