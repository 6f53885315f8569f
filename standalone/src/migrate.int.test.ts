import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { createTables } from '@selah/service-kit/sqlite/service-tables';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { VIDEOS_TABLES } from '@selah/videos/tables';
import { ALL_DATA } from './migrations.ts';
import { openDatabase } from './open-database.ts';

interface Ending {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: 'main.ts' | 'migrate.ts', env: Readonly<Record<string, string>>): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, program)],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

/** The data of videos as a later release leaves them, which this one would misread. */
async function makeNewer(uri: string): Promise<void> {
  const connection = await openMongo({ uri, appName: 'test' });
  const later = { version: 99, oldestProgram: 99 };
  await connection
    .collection<{ _id: string }>('data_versions')
    .updateOne({ _id: 'videos' }, { $set: later }, { upsert: true });
  await connection.close();
}

const NEWER = /The data of videos are newer than this program: they have version 99, .* restore a backup/;

describeOn('the job of the migrations', anyMongo, (mongo) => {
  let uri: string;
  beforeEach(async () => {
    uri = await newDatabase(mongo());
  });
  const job = () => run('migrate.ts', { MONGODB_URI: uri });

  it('says what it did for each service, once, also if it is started twice at the same time', async () => {
    const both = await Promise.all([job(), job()]);
    expect(both.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      Array.from({ length: 2 }, () => ({ code: 0, stderr: '' })),
    );
    const lines = both.flatMap(({ stdout }) => stdout.trim().split('\n'));
    expect(lines).toHaveLength(2 * ALL_DATA.length);
    for (const { service, migrations } of ALL_DATA) {
      const did = lines.filter((line) => line.startsWith(`Data of ${service}: version 0 → `));
      expect(did).toHaveLength(1);
      for (const { name } of migrations) expect(did[0]).toContain(name);
    }
  });

  it('refuses data of a later release in a sentence', async () => {
    await makeNewer(uri);
    const { code, stderr } = await job();
    expect(code).toBe(1);
    expect(stderr).toMatch(NEWER);
  });

  it('names a missing address', async () => {
    expect(await run('migrate.ts', { MONGODB_URI: '' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^MONGODB_URI: /),
    });
  });
});

describe('a start of the whole product', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  const start = () => run('main.ts', { SELAH_DATA_DIR: folder.path, PORT: '0', SELAH_SEED: 'none' });

  it('refuses data of a later release in a sentence', async () => {
    const db = openDatabase(join(folder.path, 'database.sqlite'));
    createTables(db, VIDEOS_TABLES);
    db.exec('UPDATE data_versions SET version = 99, oldest_program = 99');
    db.close();
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(NEWER);
  });

  it('refuses data of before the first release in a sentence, and leaves them as they are', async () => {
    const file = join(folder.path, 'database.sqlite');
    await rm(file);
    const before = openSqlite(file);
    before.exec('CREATE TABLE documents (id TEXT)');
    before.close();
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toContain(`The data in ${folder.path} are of a Selah before its first release`);
    const after = openSqlite(file);
    expect(after.prepare('SELECT count(*) AS count FROM documents').get()).toEqual({ count: 0 });
    after.close();
  });
});
