import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';
import { failuresDuring } from './support/faults.ts';
import { noElections, startReplicaSet } from './support/replica-set.ts';

/** How long an engine is away. */
const OUTAGE_SECONDS = Number(process.env.SELAH_CLUSTER_OUTAGE_SECONDS ?? 15);

/** What needs the engine; everything else goes on without one failure. */
const NEEDED_BY: Readonly<Record<string, readonly string[]>> = {
  mongo: ['account', 'save', 'settings'],
  nats: ['count'],
  redis: ['account', 'save'],
  s3: [],
};
const ENGINES = Object.keys(NEEDED_BY);

describeOnCluster('the product in containers with an engine away', (cluster) => {
  it.each(ENGINES)(
    'goes on without %s where it is not needed, says so in time where it is, and keeps what it acknowledged',
    async (engine) => {
      const [id = ''] = await cluster().containers(engine);
      const title = `${engine} away for ${OUTAGE_SECONDS} s`;
      const failures = await failuresDuring(cluster(), title, async () => {
        await docker('pause', id);
        return {
          over: pause(OUTAGE_SECONDS * 1_000),
          end: () => docker('unpause', id),
        };
      });
      expect(failures).toEqual(Object.fromEntries((NEEDED_BY[engine] ?? []).map((name) => [name, ['503']])));
    },
  );

  it.each(ENGINES)(
    'keeps what it acknowledged when %s is restarted, and fails nothing else',
    async (engine) => {
      const [id = ''] = await cluster().containers(engine);
      const failures = await failuresDuring(cluster(), `${engine} restarted`, async () => ({
        over: docker('restart', id),
      }));
      expectOnly(failures, NEEDED_BY[engine]);
    },
  );

  const reason = noElections();
  (reason ? it.skip : it)(
    `keeps what it acknowledged when the primary of the database steps down, and fails nothing else${reason && ` (skipped: ${reason})`}`,
    async () => {
      const members = await startReplicaSet(cluster());
      try {
        const failures = await failuresDuring(cluster(), 'primary stepped down', async () => ({
          over: members.stepDown(),
        }));
        expectOnly(failures, NEEDED_BY.mongo);
      } finally {
        await members.end();
      }
    },
  );
});

/** A short fault may fail what needs the engine, in a sentence, or nothing. */
function expectOnly(
  failures: Readonly<Record<string, readonly string[]>>,
  needed: readonly string[] = [],
): void {
  for (const [name, answers] of Object.entries(failures)) {
    expect(needed).toContain(name);
    expect(answers).toEqual(['503']);
  }
}
