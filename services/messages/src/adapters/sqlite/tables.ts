import type { ServiceTables } from '@selah/service-kit/sqlite/service-tables';

/** The tables of the messages service. Times are milliseconds since 1970; nested values are JSON. */
export const MESSAGES_TABLES: ServiceTables = {
  service: 'messages',
  migrations: [
    {
      sql: `
CREATE TABLE saved_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  submission TEXT,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  question TEXT NOT NULL,
  message TEXT NOT NULL,
  language TEXT NOT NULL,
  source TEXT,
  verse TEXT
) STRICT;
CREATE INDEX saved_messages_of_user ON saved_messages (user_id, id DESC);
CREATE UNIQUE INDEX saved_messages_of_submission ON saved_messages (user_id, submission);
CREATE TABLE ai_budget (day TEXT PRIMARY KEY, spent INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE deleted_users (id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE psalters (
  language TEXT PRIMARY KEY,
  edition TEXT NOT NULL,
  licence TEXT NOT NULL,
  numbering TEXT NOT NULL,
  imported_at INTEGER NOT NULL,
  psalms TEXT NOT NULL
) STRICT;
CREATE TABLE provider_manner (endpoint TEXT PRIMARY KEY, manner TEXT NOT NULL) STRICT;`,
    },
  ],
};
