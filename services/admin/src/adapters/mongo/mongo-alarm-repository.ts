import type { Connection } from 'mongoose';
import type { AlarmRepository, Episode } from '../../domain/alarms.ts';

interface AlarmsDocument {
  readonly _id: number;
  readonly episodes: readonly Episode[];
}

/** The id of the only document. */
const ONLY = 1;

/** Collection `alarms`. The connection may not be open yet. */
export function createMongoAlarmRepository(connection: Connection): AlarmRepository {
  const collection = connection.collection<AlarmsDocument>('alarms');
  return {
    read: async () => (await collection.findOne({ _id: ONLY }))?.episodes ?? [],
    async write(episodes) {
      await collection.updateOne({ _id: ONLY }, { $set: { episodes } }, { upsert: true });
    },
  };
}
