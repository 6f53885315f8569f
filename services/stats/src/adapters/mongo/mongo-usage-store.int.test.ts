import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateData } from '@selah/service-kit/mongo/migrations/migrate-data';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { usageStoreContract } from '../../../test/contracts/usage-store.contract.ts';
import { counted } from '../../../test/counted-events.ts';
import { createCalendar } from '../../domain/calendar.ts';
import { toHistory } from '../../domain/history.ts';
import type { UsageStore } from '../../domain/ports.ts';
import { countUsage } from '../../use-cases/count-usage.ts';
import { STATS_DATA } from './migrations.ts';
import { createMongoUsageStore } from './mongo-usage-store.ts';

describeOn('the data of the stats service in MongoDB', anyMongo, (mongo) => {
  const connection = createMongoConnection();
  const START = '2026-01-01T00:00:00.000Z';

  beforeAll(async () => {
    await openMongo({ uri: await newDatabase(mongo()), appName: 'test' }, connection);
  });
  afterAll(() => connection.close());

  /** After the migrations, at that time. */
  async function emptyStore(lastUpdated: string): Promise<UsageStore> {
    await migrateData(connection, STATS_DATA, { now: () => Date.parse(lastUpdated) });
    return createMongoUsageStore(connection);
  }

  usageStoreContract('in MongoDB', {
    empty: emptyStore,
    release: async () => {
      await connection.dropDatabase();
    },
  });

  describe('the history of several processes', () => {
    const calendar = createCalendar('UTC');
    afterEach(async () => {
      await connection.dropDatabase();
    });

    const pageViews = async (store: UsageStore, firstDay: string) =>
      Object.fromEntries(
        toHistory(await store.daysSince(firstDay)).map(({ day, totals }) => [day, totals.pageViews]),
      );

    it('contains what another process archived, and late counts of days that were read before', async () => {
      const archiver = await emptyStore(START);
      const reader = createMongoUsageStore(connection);
      const count = (position: number, day: string) =>
        countUsage({ store: archiver, calendar }, [counted(position, { at: `${day}T10:00:00.000Z` })]);
      await count(1, '2026-02-26');
      await archiver.archiveBefore('2026-02-27');
      expect(await pageViews(reader, '2026-02-26')).toEqual({ '2026-02-26': 1 });
      await count(2, '2026-02-26');
      await count(3, '2026-02-27');
      const expected = { '2026-02-26': 2, '2026-02-27': 1 };
      expect(await pageViews(reader, '2026-02-26')).toEqual(expected);
      await archiver.archiveBefore('2026-03-01');
      expect(await pageViews(reader, '2026-02-26')).toEqual(expected);
      expect(await pageViews(reader, '2026-02-27')).toEqual({ '2026-02-27': 1 });
    });

    it('keeps counters that only a later release knows, also in the archive', async () => {
      const store = await emptyStore(START);
      await countUsage({ store, calendar }, [counted(1, { at: '2026-02-26T10:00:00.000Z', language: 'pt' })]);
      const totals = connection.collection<{ _id: number }>('access_stats');
      await totals.updateOne({}, { $set: { shares: 5, 'days.2026-02-26/pt.shares': 5 } });
      expect(await store.totals()).toMatchObject({ counts: { pageViews: 1 } });

      await store.archiveBefore('2026-03-01');
      expect(await pageViews(store, '2026-02-26')).toEqual({ '2026-02-26': 1 });
      expect(await totals.findOne({})).toMatchObject({ shares: 5 });
      expect(await connection.collection('daily_stats').findOne({})).toMatchObject({
        pageViews: 1,
        shares: 5,
      });
    });

    it('contains earlier days than were asked for before', async () => {
      const store = await emptyStore(START);
      for (const [index, day] of ['2026-02-26', '2026-02-27'].entries()) {
        await countUsage({ store, calendar }, [counted(index + 1, { at: `${day}T10:00:00.000Z` })]);
      }
      await store.archiveBefore('2026-03-01');
      expect(await pageViews(store, '2026-02-27')).toEqual({ '2026-02-27': 1 });
      expect(await pageViews(store, '2026-01-01')).toEqual({ '2026-02-26': 1, '2026-02-27': 1 });
    });
  });
});
