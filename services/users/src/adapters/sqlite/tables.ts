import type { ServiceTables } from '@selah/service-kit/sqlite/service-tables';

/** The tables of the users service. Times are milliseconds since 1970. */
export const USERS_TABLES: ServiceTables = {
  service: 'users',
  migrations: [
    {
      sql: `
CREATE TABLE site_users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_login INTEGER NOT NULL
) STRICT;`,
    },
  ],
};
