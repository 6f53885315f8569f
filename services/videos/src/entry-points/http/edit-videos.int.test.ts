import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import {
  fileOf,
  findVideo,
  getMedia,
  listVideos,
  settled,
  uploadAndSettle,
} from '../../../test/videos-driver.ts';

describe('changing and removing videos', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  const put = (id: number, body: { json?: unknown; form?: FormData }) =>
    service.api.put(`/api/videos/${id}`, { as: asAdmin, ...body });
  const film = () => uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });

  it('M-211 changes only the given fields, as JSON or as a form', async () => {
    const video = await film();
    const byJson = await put(video.id, { json: { title: 'Salmo 91' } });
    expect(byJson).toMatchObject({ status: 200, body: { ...video, title: 'Salmo 91' } });
    const form = new FormData();
    form.set('language', 'es');
    const byForm = await put(video.id, { form });
    expect(byForm.body).toMatchObject({ ...video, title: 'Salmo 91', language: 'es' });
    expect(byForm.body).toMatchObject((await findVideo(service.api, video.id)) ?? {});
  });

  it('moves a video from one language to the other, also for the wheel', async () => {
    const video = await film();
    await put(video.id, { json: { language: 'fr' } });
    const answer = await service.api.get('/api/videos/random?language=fr');
    expect(answer.body).toMatchObject({ id: video.id, language: 'fr' });
  });

  it('replaces a file and deletes the old one when the new one is ready', async () => {
    const before = await film();
    const form = new FormData();
    form.set('videoFile', fileOf(PORTRAIT_WEBM), 'better.webm');
    const answer = await put(before.id, { form });
    expect(answer.body).toMatchObject({ id: before.id, processing: 'pending', title: before.title });

    const after = await settled(service.api, before.id);
    expect(after.filename).toMatch(/^better-/);
    const file = await getMedia(service.url, `/api/videos/file/${after.filename}`);
    expect(file.body.equals(PORTRAIT_WEBM)).toBe(true);
    await eventually(async () =>
      expect((await getMedia(service.url, `/api/videos/file/${before.filename}`)).status).toBe(404),
    );
  });

  it('M-124 M-125 rejects a short title, an empty file and a file that is not a video, and changes nothing', async () => {
    const video = await film();
    for (const title of ['\u3164\u3164\u3164', 'ab\u200b', '\u202e\u0000\u2800'])
      expect(await put(video.id, { json: { title } })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'title', message: expect.stringContaining('3 caracteres') }] },
      });
    expect(await put(video.id, { json: { title: ' ab ' } })).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'title', message: 'Título é obrigatório e deve ter pelo menos 3 caracteres' }],
      },
    });
    const withFile = (bytes: Uint8Array) => {
      const form = new FormData();
      form.set('videoFile', fileOf(bytes), 'new.mp4');
      return form;
    };
    expect(await put(video.id, { form: withFile(Buffer.alloc(0)) })).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'videoFile', message: 'É necessário selecionar um arquivo de vídeo' }],
      },
    });
    expect((await put(video.id, { form: withFile(PLAYLIST_NAMED_MP4) })).status).toBe(415);
    expect(await findVideo(service.api, video.id)).toEqual(video);
  });

  it('accepts the form of a page where no file was chosen', async () => {
    const video = await film();
    const form = new FormData();
    form.set('title', 'Salmo 23, de novo');
    form.set('videoFile', new Blob([]), '');
    expect((await put(video.id, { form })).body).toMatchObject({ ...video, title: 'Salmo 23, de novo' });
  });

  it('M-212 removes a video and moves its file to the trash', async () => {
    const video = await film();
    const path = `/api/videos/file/${video.filename}`;
    expect(await service.api.delete(`/api/videos/${video.id}`, { as: asAdmin })).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await findVideo(service.api, video.id)).toBeUndefined();
    expect((await getMedia(service.url, path)).status).toBe(404);
    expect(await readdir(join(service.directory, 'trash', String(video.id)))).toEqual([video.filename]);
  });

  it('M-211 M-212 reports a video that does not exist', async () => {
    for (const answer of [
      await put(987_654, { json: { title: 'Salmo 1' } }),
      await service.api.delete('/api/videos/987654', { as: asAdmin }),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'video_not_found', message: 'Este vídeo não existe mais.' },
      });
    }
  });

  it('M-213 removes all videos at once, and returns their number', async () => {
    await film();
    const count = (await listVideos(service.api)).length;
    const answer = await service.api.delete('/api/videos/all', { as: asAdmin });
    expect(answer).toMatchObject({ status: 200, body: { deleted: count } });
    expect(await listVideos(service.api)).toEqual([]);
    expect((await service.api.get('/api/videos/random?language=pt')).status).toBe(404);
    expect(await readdir(join(service.directory, 'files'))).toEqual([]);
    expect(await service.api.delete('/api/videos/all', { as: asAdmin })).toMatchObject({
      body: { deleted: 0 },
    });
  });
});
