import { afterEach, describe, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { HANGING_TEST_MS } from '@selah/service-kit/testing/eventually';
import { expectExact } from './exact-counts.ts';
import { startKillableStats } from './killable-stats.ts';

type MortalStats = Awaited<ReturnType<typeof startKillableStats>>;

const ROUNDS = 4;

let stats: MortalStats | undefined;
afterEach(async () => {
  await stats?.stop();
  stats = undefined;
});

async function begin(options: { natsUrl?: string } = {}): Promise<MortalStats> {
  stats = await startKillableStats(options);
  return stats;
}

describe('the counters, in one process', () => {
  it(
    'are exact after repeated kills',
    async () => {
      const mortal = await begin();
      for (let round = 0; round < ROUNDS; round += 1) {
        await mortal.countUntil(300, mortal.kill);
        await mortal.live();
        await expectExact(mortal);
      }
    },
    HANGING_TEST_MS,
  );
});

describeOn('the counters, over a broker', ownNats, (nats) => {
  it(
    'are exact after kills of the service',
    async () => {
      const mortal = await begin({ natsUrl: nats().url });
      for (let round = 0; round < ROUNDS; round += 1) {
        await mortal.countUntil(300, mortal.kill);
        await mortal.live();
        await expectExact(mortal);
      }
    },
    HANGING_TEST_MS,
  );
});

describeOn('the counters, over a broker that dies too', ownNats, (nats) => {
  it(
    'are exact',
    async () => {
      const mortal = await begin({ natsUrl: nats().url });
      for (let round = 0; round < ROUNDS; round += 1) {
        await mortal.countUntil(300, nats().restart);
        await mortal.countUntil(100, async () => {
          await Promise.all([nats().kill(), mortal.kill()]);
        });
        await nats().restart();
        await mortal.live();
        await expectExact(mortal);
      }
    },
    HANGING_TEST_MS,
  );
});
