import type { ServiceTables } from '@selah/service-kit/sqlite/service-tables';

/** The tables of the admin service. Times are milliseconds since 1970, except where the API keeps text; nested values are JSON. */
export const ADMIN_TABLES: ServiceTables = {
  service: 'admin',
  migrations: [
    {
      sql: `
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL,
  username_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  email TEXT,
  reset_token TEXT,
  reset_token_expiry INTEGER
) STRICT;
CREATE INDEX users_of_email ON users (email);
CREATE INDEX users_of_reset_token ON users (reset_token);
CREATE TABLE admin_sessions (
  id TEXT PRIMARY KEY,
  administrator_id INTEGER NOT NULL REFERENCES users (id),
  opened_at INTEGER NOT NULL,
  browser TEXT NOT NULL,
  address TEXT NOT NULL
) STRICT;
CREATE INDEX admin_sessions_of_administrator ON admin_sessions (administrator_id);
CREATE TABLE site_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  header_ad_code TEXT NOT NULL DEFAULT '',
  footer_ad_code TEXT NOT NULL DEFAULT '',
  last_updated TEXT
) STRICT;
INSERT INTO site_settings (id) VALUES (1);
CREATE TABLE ad_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  header_ad_code TEXT NOT NULL,
  footer_ad_code TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  saved_by TEXT NOT NULL
) STRICT;
CREATE TABLE contact_versions (
  id INTEGER PRIMARY KEY,
  contact TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  saved_by TEXT NOT NULL
) STRICT;
CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  action TEXT NOT NULL,
  administrator TEXT,
  address TEXT NOT NULL,
  object TEXT NOT NULL
) STRICT;
CREATE INDEX audit_newest_first ON audit (at DESC, id DESC);
CREATE TABLE alarms (id INTEGER PRIMARY KEY CHECK (id = 1), episodes TEXT NOT NULL) STRICT;
CREATE TABLE first_visit (id INTEGER PRIMARY KEY CHECK (id = 1), is_open INTEGER NOT NULL) STRICT;`,
    },
  ],
};
