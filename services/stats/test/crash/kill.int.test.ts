import { afterEach, describe, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { eventually } from '@selah/service-kit/testing/eventually';
import { COUNTERS } from '@selah/shared/contracts/stats/stats';
import { startKillableStats, sumOf } from './killable-stats.ts';

type MortalStats = Awaited<ReturnType<typeof startKillableStats>>;

const ROUNDS = 4;
const PATIENCE_MS = 120_000;

let stats: MortalStats | undefined;
afterEach(async () => {
  await stats?.stop();
  stats = undefined;
});

async function begin(options: { natsUrl?: string } = {}): Promise<MortalStats> {
  stats = await startKillableStats(options);
  return stats;
}

/**
 * All acknowledged counts are counted, nothing else, and the days add up to the totals, as soon as the last events
 * have come through the broker.
 */
async function expectExact({ sums, read }: MortalStats): Promise<void> {
  await eventually(async () => {
    const { totals, days } = await read();
    expect(sumOf(totals)).toBeGreaterThanOrEqual(sums.acknowledged);
    expect(sumOf(totals)).toBeLessThanOrEqual(sums.sent);
    const ofLanguages = days.flatMap((day) => Object.values(day.languages));
    for (const counter of COUNTERS) {
      expect(sumBy(days, (day) => day.totals[counter])).toBe(totals[counter]);
      expect(sumBy(ofLanguages, (counts) => counts?.[counter] ?? 0)).toBe(totals[counter]);
    }
  });
}

function sumBy<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
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
    PATIENCE_MS,
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
    PATIENCE_MS,
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
    PATIENCE_MS,
  );
});
