import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { VideoRepository } from '../../domain/ports.ts';
import { playableOf, type Video } from '../../domain/video.ts';
import { filenameTaken } from '../../domain/video-errors.ts';
import { toRecord, toVideo } from './video-row.ts';

/** The records in SQLite. */
export function createSqliteVideoRepository(db: DatabaseSync): VideoRepository {
  const sql = createStatements(db);

  function noteFormerNames({ id, formerNames = [], previous }: Video): void {
    sql('DELETE FROM former_filenames WHERE video_id = ?').run(id);
    for (const name of [...formerNames, ...(previous?.formerNames ?? [])])
      sql('INSERT OR IGNORE INTO former_filenames (filename, video_id) VALUES (?, ?)').run(name, id);
  }

  function put(video: Video): void {
    sql('INSERT INTO videos (id, revision, record) VALUES (?, ?, ?)').run(
      video.id,
      video.revision,
      toRecord(video),
    );
    noteFormerNames(video);
  }

  /** Whether it was put: its id may be in use. @throws AppError `filename_taken` */
  function putIfFree(video: Video): boolean {
    if (sql('SELECT 1 FROM videos WHERE id = ?').get(video.id)) return false;
    unlessTaken(() => put(video));
    return true;
  }

  const one = (row: Record<string, SQLOutputValue> | undefined) => row && toVideo(row);

  return {
    async insert(video) {
      return unlessTaken(() =>
        inTransaction(db, () => {
          const { lastInsertRowid } = sql('INSERT INTO videos (revision, record) VALUES (1, ?)').run(
            toRecord(video),
          );
          const stored: Video = { ...video, id: Number(lastInsertRowid), revision: 1 };
          noteFormerNames(stored);
          return stored;
        }),
      );
    },
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
    async save(video) {
      return unlessTaken(() =>
        inTransaction(db, () => {
          const { changes } = sql(
            'UPDATE videos SET record = ?, revision = revision + 1 WHERE id = ? AND revision = ?',
          ).run(toRecord(video), video.id, video.revision);
          if (changes === 1) noteFormerNames(video);
          return changes === 1;
        }),
      );
    },
    async restore(video) {
      return inTransaction(db, () => putIfFree(video));
    },
    async restoreMany(videos) {
      return inTransaction(db, () =>
        videos.filter((video) => {
          const { id, filename, previous, adopting } = video;
          const names = [filename, previous?.filename, adopting?.filename].filter(
            (name) => name !== undefined,
          );
          const isTaken = sql(
            `SELECT 1 FROM videos WHERE id = ?1 OR filename IN (SELECT value FROM json_each(?2))
             OR adopting_filename IN (SELECT value FROM json_each(?2))`,
          ).get(id, JSON.stringify(names));
          if (!isTaken) put(video);
          return !isTaken;
        }),
      );
    },
    async remove(id) {
      return sql('DELETE FROM videos WHERE id = ?').run(id).changes === 1;
    },
    async removeMany(videos) {
      return inTransaction(db, () => {
        const removing = sql('DELETE FROM videos WHERE id = ? AND revision = ?');
        return videos.reduce((sum, { id, revision }) => sum + Number(removing.run(id, revision).changes), 0);
      });
    },
  };
}

function unlessTaken<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw isDuplicateRow(error) ? filenameTaken(error) : error;
  }
}
