import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';
import type { TotalsDocument } from './usage-documents.ts';

/** The data of the stats service: `access_stats` and `daily_stats`. */
export const STATS_DATA: ServiceData = {
  service: 'stats',
  migrations: [
    {
      name: 'counters at zero',
      async run(connection, now) {
        const lastUpdated = new Date(now()).toISOString();
        const zeros = { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0, position: 0 };
        await connection
          .collection<TotalsDocument>('access_stats')
          .updateOne({ _id: 1 }, { $setOnInsert: { ...zeros, lastUpdated } }, { upsert: true });
      },
    },
  ],
};
