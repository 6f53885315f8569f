import type { SQLOutputValue } from 'node:sqlite';
import type { Statements } from '@selah/service-kit/sqlite/statements';
import type { VideoFinder } from '../../domain/ports.ts';
import { playableOf } from '../../domain/video.ts';
import { toVideo } from './video-row.ts';

/** Reads the records in SQLite. */
export function createSqliteVideoFinder(sql: Statements): VideoFinder {
  const one = (row: Record<string, SQLOutputValue> | undefined) => row && toVideo(row);

  return {
    async find(id) {
      return one(sql('SELECT * FROM videos WHERE id = ?').get(id));
    },
    async findMany(ids) {
      const found = sql('SELECT * FROM videos WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id');
      return found.all(JSON.stringify(ids)).map(toVideo);
    },
    async filenamesInUse(filenames) {
      const wanted = JSON.stringify(filenames);
      const used = ['filename', 'previous_filename', 'adopting_filename'].flatMap((column) =>
        sql(`SELECT ${column} AS name FROM videos WHERE ${column} IN (SELECT value FROM json_each(?))`).all(
          wanted,
        ),
      );
      return new Set(used.map(({ name }) => String(name)));
    },
    async findByFilename(filename) {
      const found = sql(
        'SELECT * FROM videos WHERE filename = ?1 OR previous_filename = ?1 OR adopting_filename = ?1',
      );
      return one(found.get(filename));
    },
    async findByFormerName(filename) {
      const found = sql(
        `SELECT videos.* FROM former_filenames JOIN videos ON videos.id = video_id
         WHERE former_filenames.filename = ? ORDER BY videos.id DESC LIMIT 1`,
      );
      return one(found.get(filename));
    },
    async findByUpload(uploadId) {
      return one(sql('SELECT * FROM videos WHERE upload_id = ?').get(uploadId));
    },
    async findBySha256(hashes) {
      const found = sql(
        `SELECT * FROM videos WHERE sha256 IN (SELECT value FROM json_each(?1))
         OR previous_sha256 IN (SELECT value FROM json_each(?1)) ORDER BY id`,
      );
      return found.all(JSON.stringify(hashes)).map(toVideo);
    },
    async list(language, { most = -1, before = Number.MAX_SAFE_INTEGER } = {}) {
      const newest = language
        ? sql('SELECT * FROM videos WHERE language = ? AND id < ? ORDER BY id DESC LIMIT ?').all(
            language,
            before,
            most,
          )
        : sql('SELECT * FROM videos WHERE id < ? ORDER BY id DESC LIMIT ?').all(before, most);
      return newest.reverse().map(toVideo);
    },
    async listPlayable(language) {
      const found = sql(
        `SELECT * FROM videos WHERE language = ?
         AND (processing = 'ready' OR (processing = 'pending' AND previous_filename IS NOT NULL))`,
      );
      return found.all(language).flatMap((row) => playableOf(toVideo(row)) ?? []);
    },
    async pendingIds() {
      const found = sql("SELECT id FROM videos WHERE processing = 'pending' OR awaits_poster ORDER BY id");
      return found.all().map(({ id }) => Number(id));
    },
    async nextForRenditions({ isOld }) {
      const condition = isOld
        ? 'renditions_state IS NULL AND storage_url IS NULL'
        : "renditions_state = 'waiting'";
      return one(
        sql(`SELECT * FROM videos WHERE processing = 'ready' AND ${condition} ORDER BY id LIMIT 1`).get(),
      );
    },
  };
}
