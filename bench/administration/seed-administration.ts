import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createTables } from '@selah/service-kit/sqlite/service-tables';
import { inTransaction } from '@selah/service-kit/sqlite/statements';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { STATS_TABLES } from '../../services/stats/src/adapters/sqlite/tables.ts';
import { VIDEOS_TABLES } from '../../services/videos/src/adapters/sqlite/tables.ts';
import { openDatabase } from '../../standalone/src/open-database.ts';

const MS_PER_DAY = 86_400_000;

export interface AdministrationSeed {
  readonly videos: number;
  /** Days of counters, today included, each in every language. */
  readonly days: number;
}

/** Fills the data folder of a product that does not run yet: records with small files, and counters of past days. */
export async function seedAdministration(folder: string, seed: AdministrationSeed): Promise<void> {
  await seedFiles(join(folder, 'videos', 'files'), seed.videos);
  const db = openDatabase(join(folder, 'database.sqlite'));
  createTables(db, VIDEOS_TABLES);
  createTables(db, STATS_TABLES);
  inTransaction(db, () => {
    seedRecords(db, seed.videos);
    seedDays(db, seed.days);
  });
  db.close();
}

const filenameOf = (id: number) => `salmo-${id}-bench.mp4`;

async function seedFiles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let id = 1; id <= count; id += 1) await writeFile(join(folder, filenameOf(id)), `film ${id}`);
}

function seedRecords(db: DatabaseSync, count: number): void {
  const start = Date.now() - count * 60_000;
  const insert = db.prepare('INSERT INTO videos (id, revision, record) VALUES (?, 1, ?)');
  for (let id = 1; id <= count; id += 1) {
    const record = {
      title: `Salmo ${((id - 1) % 150) + 1}, versículo ${id}: o Senhor é o meu pastor`,
      filename: filenameOf(id),
      language: LANGUAGES[id % LANGUAGES.length] ?? 'pt',
      processing: 'ready',
      durationSeconds: 20 + (id % 300),
      sizeBytes: 1_000_000 + id,
      attempts: 1,
      createdAt: new Date(start + id * 60_000),
    };
    insert.run(id, JSON.stringify(record));
  }
}

function seedDays(db: DatabaseSync, days: number): void {
  const insert = db.prepare(
    `INSERT INTO daily_stats (day, language, page_views, spin_count, video_plays, ai_questions, position)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let ago = 0; ago < days; ago += 1) {
    const day = new Date(Date.now() - ago * MS_PER_DAY).toISOString().slice(0, 10);
    for (const [place, language] of LANGUAGES.entries()) {
      const counts = [1000 + ((ago * 37 + place) % 500), 700 + ((ago * 31 + place) % 300)];
      counts.push(600 + ((ago * 29 + place) % 300), 50 + ((ago * 23 + place) % 40));
      insert.run(day, language, ...counts, days - ago);
    }
  }
}
