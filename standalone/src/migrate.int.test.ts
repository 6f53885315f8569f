import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { ALL_DATA } from './migrations.ts';

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

describe('the job of the migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startTestDatabase();
  });
  afterEach(() => database.stop());
  const job = () => run('migrate.ts', { MONGODB_URI: database.uri });

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
    await makeNewer(database.uri);
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

  it('refuses data of a later release in a sentence', async () => {
    const mongo = await startEmbeddedMongo({ file: join(folder.path, 'database.sqlite') });
    await makeNewer(mongo.uriFor('selah'));
    await mongo.stop();
    const { code, stderr } = await run('main.ts', { SELAH_DATA_DIR: folder.path, PORT: '0' });
    expect(code).toBe(1);
    expect(stderr).toMatch(NEWER);
  });
});
