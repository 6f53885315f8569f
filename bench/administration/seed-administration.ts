import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { type Db, MongoClient } from 'mongodb';

const MS_PER_DAY = 86_400_000;
const DATABASE = 'selah';

export interface AdministrationSeed {
  readonly videos: number;
  /** Days of counters, today included, each in every language. */
  readonly days: number;
}

/** Fills the data folder of a product that does not run yet: records with small files, and counters of past days. */
export async function seedAdministration(folder: string, seed: AdministrationSeed): Promise<void> {
  await seedFiles(join(folder, 'videos', 'files'), seed.videos);
  const mongo = await startEmbeddedMongo({ file: join(folder, 'database.sqlite') });
  const client = await MongoClient.connect(mongo.uriFor(DATABASE));
  try {
    await seedRecords(client.db(), seed.videos);
    await seedDays(client.db(), seed.days);
  } finally {
    await client.close();
    await mongo.stop();
  }
}

const filenameOf = (id: number) => `salmo-${id}-bench.mp4`;

async function seedFiles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let id = 1; id <= count; id += 1) await writeFile(join(folder, filenameOf(id)), `film ${id}`);
}

async function seedRecords(database: Db, count: number): Promise<void> {
  const start = Date.now() - count * 60_000;
  await database.collection<{ _id: number }>('videos').insertMany(
    Array.from({ length: count }, (_, index) => ({
      _id: index + 1,
      title: `Salmo ${(index % 150) + 1}, versículo ${index + 1}: o Senhor é o meu pastor`,
      filename: filenameOf(index + 1),
      language: LANGUAGES[index % LANGUAGES.length] ?? 'pt',
      processing: 'ready',
      durationSeconds: 20 + (index % 300),
      sizeBytes: 1_000_000 + index,
      attempts: 1,
      createdAt: new Date(start + index * 60_000),
      revision: 1,
    })),
  );
  await database
    .collection<{ _id: string; value: number }>('counters')
    .insertOne({ _id: 'videos', value: count });
}

async function seedDays(database: Db, days: number): Promise<void> {
  const today = Date.now();
  const past = Array.from({ length: days }, (_, ago) =>
    new Date(today - ago * MS_PER_DAY).toISOString().slice(0, 10),
  );
  await database.collection<{ _id: string }>('daily_stats').insertMany(
    past.flatMap((day, ago) =>
      LANGUAGES.map((language, place) => ({
        _id: `${day}/${language}`,
        day,
        language,
        pageViews: 1000 + ((ago * 37 + place) % 500),
        spinCount: 700 + ((ago * 31 + place) % 300),
        videoPlays: 600 + ((ago * 29 + place) % 300),
        aiQuestions: 50 + ((ago * 23 + place) % 40),
        position: days - ago,
      })),
    ),
  );
}
