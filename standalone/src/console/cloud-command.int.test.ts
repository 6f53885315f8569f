import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { anyPrivateS3 } from '@selah/backups/testing/private-s3';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';

const programOf = (command: 'backup' | 'restore') => join(import.meta.dirname, '..', `${command}.ts`);

let scratch: TemporaryFolder;
beforeEach(async () => {
  scratch = await temporaryFolder();
});
afterEach(async () => {
  await scratch.remove();
});

describeOn('the commands with a bucket of backups', anyPrivateS3, (s3) => {
  let env: Record<string, string>;
  beforeEach(async () => {
    const { endpoint = '', bucket, accessKeyId, secretAccessKey } = s3().newBucket();
    env = {
      SELAH_DATA_DIR: join(scratch.path, 'data'),
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_PREFIX: 'selah',
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    await mkdir(join(scratch.path, 'data/videos/files'), { recursive: true });
    await writeFile(join(scratch.path, 'data/videos/files/a.mp4'), 'a film');
    const database = new DatabaseSync(join(scratch.path, 'data/database.sqlite'));
    database.exec('CREATE TABLE records (text TEXT)');
    database.close();
  });
  afterEach(() => s3().setPublic(false));

  /** Asynchronous, since the guard of the bucket answers in this process. */
  function run(command: 'backup' | 'restore', ...args: string[]) {
    const program = ['--disable-warning=ExperimentalWarning', programOf(command), ...args];
    return new Promise<{ readonly code: number | string; readonly output: string }>((resolve) => {
      execFile(
        process.execPath,
        program,
        { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  }

  it(
    'back up into the folder and the bucket, and restore from the bucket when all else is lost',
    async () => {
      const made = await run('backup', join(scratch.path, 'backups'));
      expect(made.output).toContain('In the cloud: 1 more');
      expect(made.code).toBe(0);
      await rm(join(scratch.path, 'data'), { recursive: true });
      await rm(join(scratch.path, 'backups'), { recursive: true });

      const restored = await run('restore', '--from-cloud');
      expect(restored.output).toMatch(/In the cloud:\n {2}\S+Z: 2 files, .+ MB\n/);
      expect(restored.output).toContain('Start the product with: npm start');
      expect(restored.code).toBe(0);
      expect(await readFile(join(scratch.path, 'data/videos/files/a.mp4'), 'utf8')).toBe('a film');

      const again = await run('restore', '--from-cloud');
      expect([again.code, again.output]).toEqual([1, expect.stringContaining('nothing is written over it')]);
      await rm(join(scratch.path, 'data'), { recursive: true });
      const other = await run('restore', '--from-cloud', '2020-01-01T00-00-00Z');
      expect([other.code, other.output]).toEqual([
        1,
        expect.stringContaining('There is no backup 2020-01-01'),
      ]);
    },
    SLOW_MACHINE_MS,
  );

  it(
    'keep the backup of the folder when the bucket is away or open to everybody, and say why',
    async () => {
      s3().setPublic(true);
      const open = await run('backup', join(scratch.path, 'backups'));
      expect([open.code, open.output]).toEqual([1, expect.stringContaining('make it private')]);
      s3().setPublic(false);
      env = { ...env, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' };
      const away = await run('backup', join(scratch.path, 'backups'));
      expect([away.code, away.output]).toEqual([1, expect.stringContaining('The bucket does not answer')]);
      await rm(join(scratch.path, 'data'), { recursive: true });
      expect((await run('restore', join(scratch.path, 'backups'))).code).toBe(0);
    },
    SLOW_MACHINE_MS,
  );
});
