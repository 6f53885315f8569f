import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, truncate, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createS3Client, type S3Config } from '@selah/service-kit/s3/s3-client';
import { uploadFile } from '@selah/service-kit/s3/s3-upload';
import { examineFile, partSizeOf } from '@selah/service-kit/s3/source-file';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyS3 } from '@selah/service-kit/testing/engines/s3';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import {
  describeMediaStoreContract,
  type MediaEngineLimits,
} from '../../../test/contracts/media-store.contract.ts';
import { openS3MediaStore } from './s3-media-store.ts';

const VIDEO = { contentType: 'video/mp4' };
const MEGABYTE = 2 ** 20;
const openStore = (config: S3Config) => openS3MediaStore(config, silentLogger());

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  await folder.remove();
});

/** s3rver writes to an object while it is read, which S3 does not. */
const s3Limits: MediaEngineLimits =
  process.env.S3_ENDPOINT && !process.env.SELAH_S3_STAND_IN
    ? {}
    : { rewritesInPlace: 's3rver rewrites objects in place' };

describeOn('S3', anyS3, (s3) => {
  describeMediaStoreContract('S3', () => openStore(s3().newBucket()), s3Limits);

  it('uses the MD5 as validator, so that the same file has the same one everywhere', async () => {
    const store = await openStore(s3().newBucket());
    const source = join(folder.path, 'source');
    await writeFile(source, '0123456789');
    expect(await store.put('digits', source, VIDEO)).toMatchObject({
      etag: '781e5e245d69b566979b86e28d23f2c7',
    });
  });

  it('rejects a file that shrank, grew or changed since it was examined, and stores nothing of it', async () => {
    const config = s3().newBucket();
    const store = await openStore(config);
    const client = createS3Client(config, silentLogger());
    const source = join(folder.path, 'source');
    await writeFile(source, '');
    await truncate(source, 5 * MEGABYTE);
    const examined = await examineFile(source);
    const upload = { ...VIDEO, Bucket: config.bucket, Key: 'video.mp4' };
    const changed = /changed while it was sent/;

    await truncate(source, 3 * MEGABYTE);
    await expect(uploadFile(client, examined, upload)).rejects.toThrow(changed);
    await truncate(source, 7 * MEGABYTE);
    await expect(uploadFile(client, examined, upload)).rejects.toThrow(changed);
    await writeFile(source, 'x'.repeat(5 * MEGABYTE));
    await expect(uploadFile(client, examined, upload)).rejects.toMatchObject({ code: 'unavailable' });

    expect(await store.stat('video.mp4')).toBeUndefined();
    client.destroy();
  }, 60_000);

  it.each([8 * MEGABYTE, 16 * MEGABYTE, 20 * MEGABYTE + 1])(
    'sends %i bytes in parts and compares what arrived',
    async (size) => {
      const store = await openStore(s3().newBucket());
      const source = join(folder.path, 'source');
      await writeFile(source, randomBytes(size));
      const info = await store.put('long.mp4', source, VIDEO);
      expect(info.size).toBe(size);
      const stored = createHash('md5');
      for await (const chunk of await store.open('long.mp4')) stored.update(chunk);
      expect(stored.digest('hex')).toBe((await examineFile(source)).md5);
    },
    60_000,
  );

  it('rejects a file of several parts if one was damaged, and stores nothing of it', async () => {
    const config = s3().newBucket();
    const store = await openStore(config);
    const client = createS3Client(config, silentLogger());
    const source = join(folder.path, 'source');
    await writeFile(source, Buffer.alloc(20 * MEGABYTE));
    const examined = await examineFile(source);
    const file = await open(source, 'r+');
    await file.write('x', 12 * MEGABYTE);
    await file.close();
    const upload = { ...VIDEO, Bucket: config.bucket, Key: 'long.mp4' };
    await expect(uploadFile(client, examined, upload)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.stat('long.mp4')).toBeUndefined();
    client.destroy();
  }, 60_000);

  it('reports a wrong key', async () => {
    const store = await openStore({ ...s3().newBucket(), accessKeyId: 'nobody' });
    const source = join(folder.path, 'source');
    await writeFile(source, 'content');
    await expect(store.put('video.mp4', source, VIDEO)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the parts of an upload to S3', () => {
  it.each([0, 5 * 1024, 10_000, 5 * MEGABYTE])('of %i megabytes are not more than S3 allows', (megabytes) => {
    const size = megabytes * MEGABYTE;
    expect(Math.ceil(size / partSizeOf(size))).toBeLessThanOrEqual(10_000);
    expect(partSizeOf(size)).toBeLessThanOrEqual(5 * 1024 * MEGABYTE);
  });
});

describe('an unreachable S3', () => {
  it('is reported by every call, and does not delay the start', async () => {
    const config = {
      endpoint: 'http://127.0.0.1:1',
      bucket: 'videos',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    };
    const store = await openStore(config);

    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.stat('video.mp4')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.open('video.mp4')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.delete('video.mp4')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('releases a file whose upload is cut off', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const store = await openStore({ endpoint, bucket: 'videos', accessKeyId: 'id', secretAccessKey: 'key' });
    const source = join(folder.path, 'source');
    await writeFile(source, '');
    await truncate(source, 20 * MEGABYTE);

    await expect(store.put('video.mp4', source, VIDEO)).rejects.toMatchObject({ code: 'unavailable' });

    await (await open(source, 'r+')).close();
    server.close();
    await once(server, 'close');
  });
});
