import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';

/**
 * The data of the messages service: `saved_messages` with their counter in `counters`, `ai_budget`, `deleted_users`,
 * `psalters`, `provider_manner`.
 */
export const MESSAGES_DATA: ServiceData = {
  service: 'messages',
  migrations: [
    {
      name: 'indexes of saved_messages',
      async run(connection) {
        await connection.collection('saved_messages').createIndexes([
          { key: { userId: 1, _id: -1 } },
          // A repeated submission is recognised by it.
          { key: { userId: 1, submission: 1 }, unique: true },
        ]);
      },
    },
  ],
};
