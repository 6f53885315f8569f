import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import { bulkUploadAnswerSchema, knownFilesAnswerSchema } from '@selah/shared/contracts/videos/uploads';
import { Upload } from 'tus-js-client';
import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts';
import { type HttpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const MEGABYTE = 2 ** 20;
const VIDEO = readFileSync(new URL('../services/videos/test/fixtures/two-seconds.mp4', import.meta.url));

/** A unique video of about 1 MB: players skip a `free` box (ISO 14496-12, 8.1.2), so it may contain anything. */
function videoNumber(number: number): Buffer {
  const box = Buffer.alloc(MEGABYTE, number);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  return Buffer.concat([VIDEO, box]);
}

const BAD = [
  { name: 'vazio.mp4', bytes: Buffer.alloc(0), code: 'empty' },
  { name: 'lista.mp4', bytes: Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), code: 'playlist' },
  { name: 'foto.mp4', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), code: 'not_a_video' },
];
const GOOD = Array.from({ length: 45 }, (_, place) => ({
  name: `Salmo ${place + 1}.mp4`,
  bytes: videoNumber(place),
}));
const EXISTING = Array.from({ length: 2 }, (_, place) => ({
  name: `antigo-${place}.mp4`,
  bytes: videoNumber(100 + place),
}));

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a bulk upload of fifty files over connections that drop every eight megabytes', () => {
  let product: RunningProduct;
  let proxy: FaultyProxy;
  let admin: HttpVisitor;
  beforeAll(async () => {
    product = await startProduct({ env: { SELAH_SEED: 'none', FFMPEG_PATH: '/nonexistent/ffmpeg' } });
    proxy = await startFaultyProxy(product.url, { bytesPerConnection: 8 * MEGABYTE });
    admin = await loggedInAdmin(product.url);
  });
  afterAll(async () => {
    await proxy?.close();
    await product?.stop();
  });

  /** Sends a file as the page does and returns the id of its upload. */
  function send(
    { name, bytes }: { readonly name: string; readonly bytes: Buffer },
    url = proxy.url,
  ): Promise<string> {
    return new Promise((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: `${url}/api/uploads`,
        headers: { origin: product.url, cookie: admin.cookie },
        metadata: { filename: name, sha256: sha256Of(bytes) },
        retryDelays: Array.from({ length: 20 }, () => 20),
        onError: reject,
        onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      });
      upload.start();
    });
  }

  const add = async (items: object[]) =>
    bulkUploadAnswerSchema.parse(
      (await admin.call('POST', '/api/admin/bulk-upload', { json: { items } })).body,
    );

  it('M-214 adds 45 videos, recognises 2 duplicates, gives the reason for 3 refused files, and sends at most 5 % twice', async () => {
    for (const file of EXISTING) {
      await add([{ uploadId: await send(file, product.url), language: 'pt', originalName: file.name }]);
    }
    const batch = [...GOOD.slice(0, 20), ...BAD, ...GOOD.slice(20), ...EXISTING];
    expect(batch).toHaveLength(50);
    const hashes = batch.map(({ bytes }) => sha256Of(bytes));
    const asked = await admin.call('POST', '/api/admin/known-files', { json: { hashes } });
    const known = new Set(knownFilesAnswerSchema.parse(asked.body).known.map(({ sha256 }) => sha256));
    expect([...known].sort()).toEqual(EXISTING.map(({ bytes }) => sha256Of(bytes)).sort());

    const toSend = batch.filter((_, place) => !known.has(hashes[place] ?? ''));
    const items: { uploadId: string; language: string; originalName: string }[] = [];
    const waiting = toSend.values();
    await Promise.all(
      [1, 2].map(async () => {
        for (const file of waiting) {
          items.push({ uploadId: await send(file), language: 'es', originalName: file.name });
        }
      }),
    );
    const needed = toSend.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(proxy.droppedAtLimit()).toBeGreaterThan(3);
    expect(proxy.forwardedBytes('/api/uploads') / needed).toBeLessThan(1.05);

    const answer = await add(items);
    expect(answer.uploaded).toBe(45);
    expect(answer.failed.map(({ originalName, code }) => [originalName, code]).sort()).toEqual(
      BAD.map(({ name, code }) => [name, code]).sort(),
    );
    for (const { reason } of answer.failed) expect(reason.length).toBeGreaterThan(20);

    const list = await admin.call('GET', '/api/videos');
    const videos = managedVideoListSchema.parse(list.body);
    expect(videos).toHaveLength(45 + EXISTING.length);
    expect(
      videos
        .filter(({ language }) => language === 'es')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(GOOD.map(({ name }) => name.replace('.mp4', '')).sort());
    const all = await admin.call('POST', '/api/admin/known-files', { json: { hashes } });
    expect(knownFilesAnswerSchema.parse(all.body).known).toHaveLength(GOOD.length + EXISTING.length);
  });
});
