import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { Language } from '@selah/shared/contracts/languages';
import type { UsageStore } from '../../domain/ports.ts';
import type { Counts } from '../../domain/usage.ts';

/** The counters in SQLite: totals, days and the position change in one transaction. */
export function createSqliteUsageStore(db: DatabaseSync): UsageStore {
  const sql = createStatements(db);
  return {
    async add({ counts, days, firstPosition, lastPosition, lastOccurredAt }) {
      return inTransaction(db, () => {
        const { changes } = sql(
          `UPDATE access_stats SET
             page_views = page_views + ?, spin_count = spin_count + ?,
             video_plays = video_plays + ?, ai_questions = ai_questions + ?,
             position = ?, last_updated = max(last_updated, ?)
           WHERE position < ?`,
        ).run(...columnsOf(counts), lastPosition, lastOccurredAt, firstPosition);
        if (changes === 0) return false;
        for (const { day, language, position, counts: ofDay } of days) {
          sql(
            `INSERT INTO daily_stats (page_views, spin_count, video_plays, ai_questions, day, language, position)
             VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (day, language) DO UPDATE SET
               page_views = page_views + excluded.page_views, spin_count = spin_count + excluded.spin_count,
               video_plays = video_plays + excluded.video_plays, ai_questions = ai_questions + excluded.ai_questions,
               position = excluded.position`,
          ).run(...columnsOf(ofDay), day, language, position);
        }
        return true;
      });
    },
    async totals() {
      const row = sql('SELECT * FROM access_stats').get();
      if (!row) throw new Error('access_stats has no row');
      return { counts: countsOf(row), lastUpdated: String(row.last_updated), position: Number(row.position) };
    },
    // Each day has rows of its own from the beginning.
    async archiveBefore() {},
    async daysSince(firstDay) {
      const rows = sql('SELECT * FROM daily_stats WHERE day >= ?').all(firstDay);
      return rows.map((row) => ({
        day: String(row.day),
        language: row.language as Language,
        position: Number(row.position),
        counts: countsOf(row),
      }));
    },
  };
}

function columnsOf({ pageViews, spinCount, videoPlays, aiQuestions }: Counts) {
  return [pageViews, spinCount, videoPlays, aiQuestions] as const;
}

function countsOf(row: Record<string, SQLOutputValue>): Counts {
  return {
    pageViews: Number(row.page_views),
    spinCount: Number(row.spin_count),
    videoPlays: Number(row.video_plays),
    aiQuestions: Number(row.ai_questions),
  };
}
