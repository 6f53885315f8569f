import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';

/**
 * The data of the admin service: `users` (administrators), `admin_sessions`, `site_settings`, `ad_versions`, `audit`,
 * `alarms` and `first_visit` (one document each), and their counters in `counters`.
 */
export const ADMIN_DATA: ServiceData = {
  service: 'admin',
  migrations: [
    {
      name: 'indexes of users',
      async run(connection) {
        await connection
          .collection('users')
          .createIndexes([
            { key: { usernameKey: 1 }, unique: true },
            { key: { email: 1 } },
            { key: { resetToken: 1 }, sparse: true },
          ]);
      },
    },
    {
      name: 'indexes of audit',
      async run(connection) {
        await connection.collection('audit').createIndexes([{ key: { at: -1, _id: -1 } }]);
      },
    },
  ],
};
