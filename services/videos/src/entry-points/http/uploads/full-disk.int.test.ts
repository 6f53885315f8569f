import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { createTusDriver } from '../../../../test/tus-driver.ts';
import { listVideos, uploadForm } from '../../../../test/videos-driver.ts';

const MEGABYTE = 2 ** 20;

describe('a form that does not fit on the disk', () => {
  let service: VideosUnderTest;
  let freeBytes = 0;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true, deps: { freeBytes: async () => freeBytes } });
  });
  afterAll(() => service.stop());

  const send = () =>
    service.api.post('/api/videos', { as: asAdmin, form: uploadForm({ bytes: TWO_SECONDS_MP4 }) });

  it('is rejected before its first byte, with the missing bytes', async () => {
    freeBytes = 14 * MEGABYTE;
    const answer = await send();
    expect(answer).toMatchObject({ status: 507, body: { code: 'disk_full' } });
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^Faltam 50\.\d MB no disco/) });
    expect(await listVideos(service.api)).toEqual([]);
  });

  it('is accepted when there is space again', async () => {
    freeBytes = 100 * MEGABYTE;
    expect((await send()).status).toBe(201);
  });
});

const small = mkdtempSync(join(tmpdir(), 'selah-full-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', small]).status === 0;
const describeOnFullDisk = isMounted ? describe : describe.skip;

describeOnFullDisk(
  'a disk that runs full while a form arrives (skipped where nothing can be mounted)',
  () => {
    let service: VideosUnderTest;
    beforeAll(async () => {
      service = await startVideos({
        withoutFfmpeg: true,
        env: { VIDEOS_DIR: small },
        deps: { freeBytes: async () => 0.5 * MEGABYTE + (isPretending ? 100 * MEGABYTE : 0) },
      });
    });
    afterAll(async () => {
      await service.stop();
      // Lazily: a film that was read stays open for a while.
      spawnSync('umount', ['-l', small]);
      rmSync(small, { recursive: true, force: true });
    });
    // The space existed when the form was announced.
    let isPretending = true;

    it('is reported as full, not as broken, and nothing of the form is kept', async () => {
      const bytes = Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(8 * MEGABYTE)]);
      isPretending = true;
      const answer = await service.api.post('/api/videos', { as: asAdmin, form: uploadForm({ bytes }) });
      isPretending = false;
      expect(answer).toMatchObject({ status: 507, body: { code: 'disk_full' } });
      expect(await listVideos(service.api)).toEqual([]);
      isPretending = true;
      const smaller = await service.api.post('/api/videos', {
        as: asAdmin,
        form: uploadForm({ bytes: TWO_SECONDS_MP4 }),
      });
      expect(smaller.status).toBe(201);
    });

    it('is reported as full to a resumable upload in the middle of a piece', async () => {
      const tus = createTusDriver(service.api, service.url);
      const bytes = Buffer.alloc(8 * MEGABYTE);
      const id = await tus.begin(bytes.length);
      const sending = await tus.sendSlowly(id, bytes.length);
      sending.write(bytes.subarray(0, 6 * MEGABYTE));
      const answer = await sending.answer;
      expect(answer.statusCode).toBe(507);
      expect(await json(answer)).toMatchObject({ code: 'disk_full' });
      sending.hangUp();
      await tus.giveUp(id);
    });
  },
);
