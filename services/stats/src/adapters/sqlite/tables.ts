import type { ServiceTables } from '@selah/service-kit/sqlite/service-tables';

/** The tables of the stats service: the sums of everything in one row (M-164), and those of each day and language. */
export const STATS_TABLES: ServiceTables = {
  service: 'stats',
  migrations: [
    {
      sql: `
CREATE TABLE access_stats (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  page_views INTEGER NOT NULL DEFAULT 0,
  spin_count INTEGER NOT NULL DEFAULT 0,
  video_plays INTEGER NOT NULL DEFAULT 0,
  ai_questions INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0,
  last_updated TEXT NOT NULL
) STRICT;
INSERT INTO access_stats (id, last_updated) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
CREATE TABLE daily_stats (
  day TEXT NOT NULL,
  language TEXT NOT NULL,
  page_views INTEGER NOT NULL,
  spin_count INTEGER NOT NULL,
  video_plays INTEGER NOT NULL,
  ai_questions INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (day, language)
) STRICT, WITHOUT ROWID;`,
    },
  ],
};
