import type { ServiceTables } from '@selah/service-kit/sqlite/service-tables';

/**
 * The tables of the videos service. A video is one JSON value; what is searched for are columns that SQLite reads from it. Files
 * of a video may have had other names, each in a row of its own.
 */
export const VIDEOS_TABLES: ServiceTables = {
  service: 'videos',
  migrations: [
    {
      sql: `
CREATE TABLE videos (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  revision INTEGER NOT NULL,
  record TEXT NOT NULL,
  language TEXT GENERATED ALWAYS AS (record ->> '$.language') VIRTUAL,
  processing TEXT GENERATED ALWAYS AS (record ->> '$.processing') VIRTUAL,
  filename TEXT GENERATED ALWAYS AS (record ->> '$.filename') VIRTUAL,
  previous_filename TEXT GENERATED ALWAYS AS (record ->> '$.previous.filename') VIRTUAL,
  adopting_filename TEXT GENERATED ALWAYS AS (record ->> '$.adopting.filename') VIRTUAL,
  sha256 TEXT GENERATED ALWAYS AS (record ->> '$.sha256') VIRTUAL,
  previous_sha256 TEXT GENERATED ALWAYS AS (record ->> '$.previous.sha256') VIRTUAL,
  upload_id TEXT GENERATED ALWAYS AS (record ->> '$.uploadId') VIRTUAL,
  awaits_poster INTEGER GENERATED ALWAYS AS (record ->> '$.awaitsPoster') VIRTUAL,
  renditions_state TEXT GENERATED ALWAYS AS (record ->> '$.renditions.state') VIRTUAL,
  storage_url TEXT GENERATED ALWAYS AS (record ->> '$.storageUrl') VIRTUAL
) STRICT;
CREATE UNIQUE INDEX videos_of_filename ON videos (filename);
CREATE UNIQUE INDEX videos_of_adopted_file ON videos (adopting_filename) WHERE adopting_filename IS NOT NULL;
CREATE INDEX videos_of_previous_filename ON videos (previous_filename) WHERE previous_filename IS NOT NULL;
CREATE INDEX videos_of_sha256 ON videos (sha256) WHERE sha256 IS NOT NULL;
CREATE INDEX videos_of_previous_sha256 ON videos (previous_sha256) WHERE previous_sha256 IS NOT NULL;
CREATE INDEX videos_of_upload ON videos (upload_id) WHERE upload_id IS NOT NULL;
CREATE INDEX videos_of_language ON videos (language, id);
CREATE INDEX videos_to_process ON videos (id) WHERE processing = 'pending' OR awaits_poster;
CREATE INDEX videos_for_renditions ON videos (renditions_state, id) WHERE processing = 'ready';
CREATE TABLE former_filenames (
  filename TEXT NOT NULL,
  video_id INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
  PRIMARY KEY (filename, video_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_filenames_of_video ON former_filenames (video_id);
CREATE TABLE changes (id TEXT PRIMARY KEY, over_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE jobs (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, job TEXT NOT NULL) STRICT;
CREATE TABLE trash (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL, entry TEXT NOT NULL) STRICT;
CREATE INDEX trash_latest_first ON trash (deleted_at DESC);`,
    },
  ],
};
