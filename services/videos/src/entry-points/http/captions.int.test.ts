import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { filmSaying, speakingFilm, WORDS } from '../../../test/speaking-film.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { fileOf, getMedia, settled, uploadAndSettle } from '../../../test/videos-driver.ts';

describeWithFfmpeg('the captions of a film that brings its words along', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  const film = (bytes: Uint8Array) => uploadAndSettle(service.api, { bytes });
  const ask = (path = '', headers: Record<string, string> = {}) => getMedia(service.url, path, { headers });
  const kept = () => readdir(join(service.directory, 'captions'));

  async function replace(id: number, bytes: Uint8Array) {
    const form = new FormData();
    form.set('videoFile', fileOf(bytes), 'next.mp4');
    await service.api.put(`/api/videos/${id}`, { as: asAdmin, form });
    return settled(service.api, id);
  }

  it('are served as WebVTT, under an address that can be cached forever', async () => {
    const { captionsUrl, id } = await film(speakingFilm());
    expect(captionsUrl).toMatch(new RegExp(`^/api/videos/captions/${id}\\?v=.+`));
    const answer = await ask(captionsUrl);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain(WORDS);
    expect(answer.header('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
    expect(answer.header('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await ask(captionsUrl, { 'if-none-match': answer.header('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await ask(`/api/videos/captions/${id}`)).header('cache-control')).toBe('no-cache');
  });

  it('that look like HTML are still served as text', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    const answer = await ask((await film(filmSaying(Buffer.from(page)))).captionsUrl);
    expect(answer.body.toString()).toContain(page);
    expect(answer.header('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
  });

  it('that are invalid do not make the film unplayable', async () => {
    const video = await film(filmSaying(Buffer.from([0xff, 0xfe, 0x80])));
    expect(video).toMatchObject({ processing: 'ready', posterUrl: expect.any(String) });
    expect(video).not.toHaveProperty('captionsUrl');
  });

  it('that do not exist are reported in the language of the visitor', async () => {
    const { id } = await film(TWO_SECONDS_MP4);
    const answer = await ask(`/api/videos/captions/${id}`, { 'accept-language': 'es' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toEqual({
      code: 'video_not_found',
      message: 'Este video ya no existe.',
    });
  });

  it('change with the film, are removed with it, and are there after a restart', async () => {
    const first = await film(speakingFilm('mp4', 'Primeiro'));
    const second = await replace(first.id, speakingFilm('mp4', 'Segundo'));
    expect(second.captionsUrl).not.toBe(first.captionsUrl);
    await service.restart();
    expect((await ask(second.captionsUrl)).body.toString()).toContain('Segundo');
    const before = (await kept()).length;

    expect(await replace(first.id, TWO_SECONDS_MP4)).not.toHaveProperty('captionsUrl');
    expect((await ask(second.captionsUrl)).status).toBe(404);
    await eventually(async () => expect(await kept()).toHaveLength(before - 1));
  });

  it('are kept with a removed film for a week, and restored with it', async () => {
    const video = await film(speakingFilm());
    const name = video.filename.replace('.mp4', '.vtt');
    await service.api.delete(`/api/videos/${video.id}`, { as: asAdmin });
    expect((await ask(video.captionsUrl)).status).toBe(404);
    expect(await kept()).toContain(name);

    const inTrash = join(service.directory, 'trash', String(video.id), video.filename);
    await rename(inTrash, join(service.directory, 'files', video.filename));
    const json = { title: video.title, filename: video.filename };
    const { body } = await service.api.post('/api/videos', { as: asAdmin, json });
    const back = await settled(service.api, videoSchema.parse(body).id);
    expect((await ask(back.captionsUrl)).body.toString()).toContain(WORDS);
  });
});
