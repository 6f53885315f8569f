import type { DatabaseSync } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { VideoRepository } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';
import { filenameTaken } from '../../domain/video-errors.ts';
import { createSqliteVideoFinder } from './sqlite-video-finder.ts';
import { toRecord } from './video-row.ts';

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

  return {
    ...createSqliteVideoFinder(sql),
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
