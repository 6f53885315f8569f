import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';

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
            { key: { username: 1 }, unique: true },
            { key: { email: 1 } },
            { key: { resetToken: 1 }, sparse: true },
          ]);
      },
    },
    {
      name: 'indexes of audit',
      async run(connection) {
        await connection
          .collection('audit')
          .createIndexes([
            { key: { at: 1 }, expireAfterSeconds: 365 * 24 * 60 * 60 },
            { key: { at: -1, _id: -1 } },
          ]);
      },
    },
    {
      name: 'keys of the names of administrators',
      async run(connection) {
        const users = connection.collection<{ _id: number; username: string }>('users');
        await users.createIndexes([{ key: { usernameKey: 1 }, unique: true, sparse: true }]);
        for await (const { _id, username } of users
          .find({ usernameKey: { $exists: false } })
          .sort({ _id: 1 })) {
          const key = usernameKey(username);
          // Of two names that differ in their capitals alone, only the older one has a key; the other opens as it is written.
          if ((await users.findOne({ usernameKey: key })) === null)
            await users.updateOne({ _id }, { $set: { usernameKey: key } });
        }
      },
    },
  ],
};
