import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { eventually, HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { expectExact, sumBy, sumOf } from './exact-counts.ts';
import { startKillableStats } from './killable-stats.ts';

const REPLICAS = 3;
const CONCURRENCY = 30;
const COUNTS = 200;

describeOn('three processes that follow the same events', ownNats, (nats) => {
  describeOn('into one database', anyMongo, (mongo) => {
    let replicas: Awaited<ReturnType<typeof startKillableStats>>[] = [];
    beforeAll(async () => {
      const mongoUri = await newDatabase(mongo());
      const options = { natsUrl: nats().url, mongoUri, concurrency: CONCURRENCY };
      // At the same time: one of them runs the migrations.
      replicas = await Promise.all(Array.from({ length: REPLICAS }, () => startKillableStats(options)));
    }, HANGING_TEST_MS);
    afterAll(async () => {
      await Promise.all(replicas.map((replica) => replica.stop()));
    });

    const sums = () => ({
      sent: sumBy(replicas, (replica) => replica.sums.sent),
      acknowledged: sumBy(replicas, (replica) => replica.sums.acknowledged),
    });
    const countOnAll = (endOf: (replica: (typeof replicas)[number]) => Promise<void>) =>
      Promise.all(replicas.map((replica) => replica.countUntil(COUNTS, () => endOf(replica))));

    it(
      'count each event once, whichever took it',
      async () => {
        await countOnAll(async () => {});
        for (const { read } of replicas) await expectExact({ sums: sums(), read });
      },
      HANGING_TEST_MS,
    );

    it(
      'count each once while one after the other is killed, and all say the same',
      async () => {
        for (const victim of replicas) {
          await countOnAll(async (replica) => (replica === victim ? victim.kill() : undefined));
          await victim.live();
          await expectExact({ sums: sums(), read: victim.read });
        }
        await eventually(async () => {
          const totals = await Promise.all(replicas.map(async ({ read }) => sumOf((await read()).totals)));
          expect(new Set(totals).size).toBe(1);
        });
      },
      HANGING_TEST_MS,
    );
  });
});
