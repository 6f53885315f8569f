import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import { managedVideoSchema } from '@selah/shared/contracts/videos/managed-video';
import { trashListSchema } from '@selah/shared/contracts/videos/trash';
import { PLAYLIST_NAMED_MP4, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { listVideos, settled, uploadAndSettle } from '../../../test/videos-driver.ts';

describe('files without a record', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  const post = (path: string, json: unknown) => service.api.post(path, { as: asAdmin, json });
  const adopt = (filename: unknown, title = 'Salmo 23') =>
    post('/api/debug/unused-files/adopt', { filename, title, language: 'fr' });
  const toTrash = async (filenames: string[]) =>
    (await post('/api/debug/unused-files/trash', { filenames })).body;
  const unused = async () => {
    const { body } = await service.api.get('/api/debug/video-files', { as: asAdmin });
    return videoFilesAnswerSchema.parse(body).analysis.unusedPhysicalFiles.map(({ filename }) => filename);
  };
  const trash = async () =>
    trashListSchema.parse((await service.api.get('/api/admin/trash', { as: asAdmin })).body);

  async function leave(
    filename: string,
    folder = 'files',
    bytes: Uint8Array = TWO_SECONDS_MP4,
  ): Promise<void> {
    const path = join(service.directory, folder, filename);
    await writeFile(path, bytes);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(path, anHourAgo, anHourAgo);
  }

  it.each(['files', 'incoming'])(
    'M-140 one in %s becomes a video, whatever a person called it',
    async (folder) => {
      const name = "Salmo 23 – d'Ana #1 (cópia).mp4";
      await leave(name, folder);
      expect(await unused()).toEqual([name]);
      const adopted = await adopt(name);
      expect(adopted.status).toBe(201);
      const video = managedVideoSchema.parse(adopted.body);
      expect(video).toMatchObject({ title: 'Salmo 23', language: 'fr', processing: 'pending' });
      expect(await settled(service.api, video.id)).toMatchObject({ processing: 'ready' });
      expect(await unused()).toEqual([]);
      expect(await readdir(join(service.directory, 'incoming'))).toEqual([]);
      expect(await adopt(name)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );

  it('is examined before it is adopted, and stays where it is if it is not a film', async () => {
    await leave('list.mp4', 'files', PLAYLIST_NAMED_MP4);
    expect(await adopt('list.mp4')).toMatchObject({
      status: 415,
      body: { code: 'unplayable_file', message: expect.stringContaining('lista') },
    });
    expect(await unused()).toEqual(['list.mp4']);
    expect(await toTrash(['list.mp4'])).toEqual({ deleted: 1 });
  });

  it('goes to the trash and is restored, without overwriting a new file of its name', async () => {
    await leave('stray.mp4');
    expect(await toTrash(['stray.mp4', 'stray.mp4', 'gone.mp4'])).toEqual({ deleted: 1 });
    expect(await unused()).toEqual([]);
    const item = (await trash()).find(({ filename }) => filename === 'stray.mp4');
    expect(item).toMatchObject({ kind: 'file', title: 'stray.mp4', sizeBytes: TWO_SECONDS_MP4.length });
    const restore = async () => (await post('/api/admin/trash/restore', { ids: [item?.id] })).body;
    await leave('stray.mp4', 'files', new Uint8Array(3));
    expect(await restore()).toEqual({ restored: 0 });
    expect(await toTrash(['stray.mp4'])).toEqual({ deleted: 1 });
    expect(await restore()).toEqual({ restored: 1 });
    expect(await unused()).toEqual(['stray.mp4']);
  });

  it('is not changed if a video uses it, or while it is being uploaded', async () => {
    const { filename } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await writeFile(join(service.directory, 'incoming', 'arriving.mp4'), TWO_SECONDS_MP4);
    const before = await listVideos(service.api);
    for (const name of [filename, 'arriving.mp4']) {
      expect(await adopt(name)).toMatchObject({ status: 409, body: { code: 'file_in_use' } });
    }
    expect(await toTrash([filename, 'arriving.mp4'])).toEqual({ deleted: 0 });
    expect(await listVideos(service.api)).toEqual(before);
    expect(await readdir(join(service.directory, 'files'))).toContain(filename);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '..', '.env', 'a/../b.mp4', 'a\u0000.mp4', 7, { $ne: '' }, ''])(
    'knows no file called %j',
    async (filename) => {
      expect(await adopt(filename)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      const answer = await post('/api/debug/unused-files/trash', { filenames: [filename] });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) expect(answer.body).toEqual({ deleted: 0 });
    },
  );
});
