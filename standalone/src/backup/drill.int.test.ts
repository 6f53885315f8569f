import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type EmbeddedMongo, startEmbeddedMongo } from '@selah/embedded-mongo';
import { createHeldRemovals } from '@selah/service-kit/lifecycle/removals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { openBackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { createGentlePace } from './pace.ts';
import { restoreBackup } from './restore-backup.ts';

const FILMS = 1_000;
const RECORDS = 10_000;
const onProgress = () => {};

let scratch: TemporaryFolder;
let mongo: EmbeddedMongo | undefined;

beforeEach(async () => {
  scratch = await temporaryFolder();
});
afterEach(async () => {
  await mongo?.stop();
  await scratch.remove();
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const hashes: Record<string, string> = {};
  for (const name of names) hashes[name] = sha256(await readFile(join(folder, name)));
  return hashes;
}

async function recordsOf(uri: string): Promise<string> {
  const connection = createMongoConnection();
  await openMongo({ uri, appName: 'drill' }, connection);
  const records = await connection.collection('records').find().sort({ number: 1 }).toArray();
  await connection.close();
  expect(records).toHaveLength(RECORDS);
  return sha256(JSON.stringify(records));
}

it('the drill: a thousand films and ten thousand records, all deleted, all back, every hash equal', async () => {
  const data = join(scratch.path, 'data');
  const folder = join(scratch.path, 'backups');
  const films = join(data, 'videos/files');
  const file = join(data, 'database.sqlite');
  await mkdir(films, { recursive: true });
  for (let film = 0; film < FILMS; film += 1)
    await writeFile(join(films, `film-${film}.mp4`), `film ${film} `.repeat(2_000));
  mongo = await startEmbeddedMongo({ file });
  const connection = createMongoConnection();
  await openMongo({ uri: mongo.uriFor('selah'), appName: 'drill' }, connection);
  const records = Array.from({ length: RECORDS }, (_, number) => ({
    number,
    text: `record ${number} `.repeat(20),
  }));
  await connection.collection('records').insertMany(records);
  await connection.close();
  const [filmsBefore, recordsBefore] = [await hashesOf(films), await recordsOf(mongo.uriFor('selah'))];
  expect(Object.keys(filmsBefore)).toHaveLength(FILMS);

  const store = await openBackupStore(folder, { create: true });
  const started = performance.now();
  await makeBackup({
    directory: data,
    elsewhere: {},
    running: { removals: createHeldRemovals(), databases: new Map([[file, mongo.sqlite]]) },
    store,
    pace: createGentlePace(),
    now: Date.now,
    onProgress,
  });
  const copied = performance.now();
  await mongo.stop();
  mongo = undefined;
  await rm(data, { recursive: true });
  const deleted = performance.now();
  await restoreBackup({ store, directory: data, elsewhere: {}, onProgress });
  const restored = performance.now();
  store.close();

  expect(await hashesOf(films)).toEqual(filmsBefore);
  mongo = await startEmbeddedMongo({ file });
  expect(await recordsOf(mongo.uriFor('selah'))).toBe(recordsBefore);
  if (process.env.SELAH_FIGURES)
    process.stderr.write(
      `backup ${Math.round(copied - started)} ms, restore ${Math.round(restored - deleted)} ms\n`,
    );
});
