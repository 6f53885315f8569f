import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

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
