import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';

/** The data of the users service: `site_users`, and its counter in `counters`. */
export const USERS_DATA: ServiceData = {
  service: 'users',
  migrations: [
    {
      name: 'indexes of site_users',
      async run(connection) {
        await connection.collection('site_users').createIndex({ email: 1 }, { unique: true });
      },
    },
  ],
};
