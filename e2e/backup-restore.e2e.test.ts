import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { auditListSchema } from '@selah/shared/contracts/audit/audit';
import { type Backup, backupsSchema } from '@selah/shared/contracts/backups/backups';
import { type HttpVisitor, httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';

const COMMANDS = join(import.meta.dirname, '..', 'standalone', 'src');

/** Runs `npm run backup` or `npm run restore` and returns what it printed. */
async function run(command: 'backup' | 'restore', dataDirectory: string, folder: string): Promise<string> {
  const env = { PATH: process.env.PATH, SELAH_DATA_DIR: dataDirectory };
  const { stdout } = await promisify(execFile)(process.execPath, [join(COMMANDS, `${command}.ts`), folder], {
    env,
  });
  return stdout;
}

describe('npm run backup and npm run restore', () => {
  let scratch: string;
  let product: RunningProduct | undefined;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'selah-backups-'));
  });
  afterAll(async () => {
    await product?.stop();
    await rm(scratch, { recursive: true, force: true });
  });

  it('bring back accounts, sessions, messages, counters and each byte of the videos', async () => {
    product = await startProduct();
    const { id, cookie, call } = await loggedInVisitor(product.url, 'ana@example.org');
    const message = { userId: id, name: 'Ana', question: 'Por quê?', message: 'Respire.', language: 'pt' };
    expect((await call('POST', '/api/saved-messages', { json: message })).status).toBe(201);
    expect((await call('POST', '/api/stats/page-view', { json: {} })).status).toBe(204);
    const before = await videosOf(product.url);
    expect(before.length).toBeGreaterThanOrEqual(12);
    const { dataDirectory } = product;
    const folder = join(scratch, 'backups');
    await expect(run('backup', dataDirectory, folder)).rejects.toThrow('in use by another process: stop it');
    await product.end();

    expect(await run('backup', dataDirectory, folder)).toMatch(
      /^Backup \S+: \d+ files, [\d.]+ MB, of which [\d.]+ MB are new\.$/m,
    );
    await expect(run('restore', dataDirectory, folder)).rejects.toThrow('nothing is written over it');
    await rm(dataDirectory, { recursive: true });
    expect(await run('restore', dataDirectory, folder)).toContain('Start the product with: npm start');

    product = await startProduct({ dataDirectory });
    const answer = await httpVisitor(product.url, cookie).call('GET', `/api/saved-messages/user/${id}`);
    expect(answer).toMatchObject({ status: 200, body: [{ question: 'Por quê?', message: 'Respire.' }] });
    const admin = await loggedInAdmin(product.url);
    expect((await admin.call('GET', '/api/stats')).body).toMatchObject({ pageViews: 1 });
    // Smaller versions may have been added since; nothing else.
    expect(await videosOf(product.url)).toMatchObject(before);
  });
});

describe('the page of backups', () => {
  let product: RunningProduct | undefined;
  afterAll(() => product?.stop());

  it('makes one while the site runs, and puts it back in place: the site closes and opens again by itself', async () => {
    product = await startProduct();
    const { url } = product;
    const admin = await loggedInAdmin(url);
    const before = await videosOf(url);
    expect((await admin.call('POST', '/api/admin/backups')).status).toBe(202);
    const [backup] = await doneBackups(admin);
    expect(backup).toMatchObject({ state: 'unchecked', films: before.length });

    expect((await admin.call('DELETE', '/api/videos/all')).status).toBe(200);
    expect(await videosOf(url)).toEqual([]);
    expect((await admin.call('POST', `/api/admin/backups/${backup?.name}/restore`)).status).toBe(202);
    await eventually(async () => {
      const answer = await fetch(`${url}/api/videos`);
      expect(await answer.json()).toHaveLength(before.length);
    }, SLOW_MACHINE_MS);
    expect(await videosOf(url)).toMatchObject(before);
    // One was made of the data from before it was restored, and one when the site was closed.
    const backups = await doneBackups(await loggedInAdmin(url));
    expect(backups.map(({ isBeforeRestore = false }) => isBeforeRestore)).toEqual([true, false, false]);
    await eventually(async () =>
      expect(await readdir(product?.dataDirectory ?? '')).not.toContain('.restore'),
    );
    // Also in the data of before the restore.
    await eventually(async () => {
      const { body } = await (await loggedInAdmin(url)).call('GET', '/api/admin/audit');
      const restored = auditListSchema.parse(body).find(({ action }) => action === 'backup-restored');
      expect(restored).toMatchObject({ administrator: ADMIN.username, object: { id: backup?.name } });
    }, SLOW_MACHINE_MS);
  });
});

/** The backups, when nothing is being done. */
async function doneBackups(admin: Pick<HttpVisitor, 'call'>): Promise<readonly Backup[]> {
  return eventually(async () => {
    const { own } = backupsSchema.parse((await admin.call('GET', '/api/admin/backups')).body);
    expect(own).toMatchObject({ failures: [] });
    expect(own?.work).toBeUndefined();
    return own?.backups ?? [];
  }, SLOW_MACHINE_MS);
}

interface ListedVideo {
  readonly id: number;
  readonly filename: string;
}

/** Each video with the hash of its file. */
async function videosOf(url: string): Promise<readonly unknown[]> {
  const admin = await loggedInAdmin(url);
  const videos = (await admin.call('GET', '/api/videos')).body as readonly ListedVideo[];
  return Promise.all(
    videos.map(async (video) => {
      const answer = await fetch(`${url}/api/videos/file/${encodeURIComponent(video.filename)}`);
      expect(answer.status).toBe(200);
      const sha256 = createHash('sha256')
        .update(await answer.bytes())
        .digest('hex');
      return { ...video, sha256 };
    }),
  );
}
