import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Answer, asAdmin } from '@selah/service-kit/testing/api-driver';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { managedVideoSchema } from '@selah/shared/contracts/videos/managed-video';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { speakingFilm, WORDS } from '../../../test/speaking-film.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import {
  fileOf,
  findVideo,
  getMedia,
  settled,
  upload,
  uploadAndSettle,
} from '../../../test/videos-driver.ts';

const VTT = 'WEBVTT\n\n00:00.500 --> 00:01.000\nescrito à mão\n';
const SRT = '1\n00:00:00,500 --> 00:00:01,000\nescrito à mão\n';

describeWithFfmpeg('captions that the administrator adds', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  const put = (id: number, raw: string | Uint8Array, type = 'text/vtt', headers = {}): Promise<Answer> =>
    service.api.put(`/api/videos/${id}/captions`, {
      as: asAdmin,
      raw,
      headers: { 'content-type': type, ...headers },
    });
  const said = async (id: number) => {
    const video = await findVideo(service.api, id);
    return (await getMedia(service.url, video?.captionsUrl ?? '/missing')).body.toString();
  };

  it.each([
    ['WebVTT', VTT, 'text/vtt'],
    ['SubRip', SRT, 'application/x-subrip'],
  ])('are %s, served as WebVTT under an address of their own', async (_, file, type) => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const added = await put(id, file, type);
    expect(added.status).toBe(200);
    const video = managedVideoSchema.parse(added.body);
    // The revision does not change, so that an open form of the video can still be saved.
    expect(video).toMatchObject({ hasCaptions: true, revision: 0 });
    const answer = await getMedia(service.url, video.captionsUrl ?? '');
    expect(answer.header('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.body.toString()).toMatch(/^WEBVTT\n\n.*\nescrito à mão\n$/);
    await service.restart();
    expect(await said(id)).toContain('escrito à mão');
  });

  it('replace those of the film, and can be removed', async () => {
    const { id, captionsUrl } = await uploadAndSettle(service.api, { bytes: speakingFilm() });
    expect(await said(id)).toContain(WORDS);
    const { captionsUrl: next } = managedVideoSchema.parse((await put(id, VTT)).body);
    expect(next).not.toBe(captionsUrl);
    expect(await said(id)).toContain('escrito à mão');
    for (const _ of ['once', 'twice']) {
      expect(await service.api.delete(`/api/videos/${id}/captions`, { as: asAdmin })).toMatchObject({
        status: 204,
      });
    }
    expect(await findVideo(service.api, id)).not.toHaveProperty('captionsUrl');
    expect(await readdir(join(service.directory, 'captions'))).not.toContain(next?.split('/').at(-1));
  });

  it('are not replaced or removed by somebody who saw others', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const change = (method: string, basedOn: string, raw?: string) =>
      service.api.call(method, `/api/videos/${id}/captions?basedOn=${encodeURIComponent(basedOn)}`, {
        as: asAdmin,
        ...(raw !== undefined && { raw, headers: { 'content-type': 'text/vtt' } }),
      });
    const changed = { status: 409, body: { code: 'changed_meanwhile' } };
    const { captionsVersion: first = '' } = managedVideoSchema.parse((await change('PUT', '', VTT)).body);
    expect(await change('PUT', '', VTT.replace('mão', 'máquina'))).toMatchObject(changed);
    expect(await change('DELETE', 'another')).toMatchObject(changed);
    expect(await said(id)).toContain('escrito à mão');
    const second = managedVideoSchema.parse((await change('PUT', first, VTT.replace('mão', 'máquina'))).body);
    expect(second.captionsVersion).not.toBe(first);
    expect(await change('DELETE', first)).toMatchObject(changed);
    expect(await said(id)).toContain('escrito à máquina');
    expect((await change('DELETE', second.captionsVersion ?? '')).status).toBe(204);
    expect(await findVideo(service.api, id)).not.toHaveProperty('captionsUrl');
  });

  it('by two tabs at the same moment are those of one; the other hears of it', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    let basedOn = '';
    for (const round of ['first', 'second', 'third']) {
      const words = ['one', 'other'].map((tab) => VTT.replace('mão', `${round} ${tab}`));
      const path = `/api/videos/${id}/captions?basedOn=${encodeURIComponent(basedOn)}`;
      const headers = { 'content-type': 'text/vtt' };
      const answers = await Promise.all(
        words.map((raw) => service.api.put(path, { as: asAdmin, raw, headers })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({
        body: { code: 'changed_meanwhile' },
      });
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(await said(id)).toBe(words[winner]);
      basedOn = managedVideoSchema.parse(answers[winner]?.body).captionsVersion ?? '';
    }
    const stored = await readdir(join(service.directory, 'captions'));
    expect(stored.filter((name) => name.startsWith(`${id}-`))).toHaveLength(1);
  });

  it('can be sent twice, with the same answer', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const path = `/api/videos/${id}/captions?basedOn=`;
    const send = () =>
      service.api.put(path, { as: asAdmin, raw: VTT, headers: { 'content-type': 'text/vtt' } });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one?.status, other?.status, (await send()).status]).toEqual([200, 200, 200]);
    expect(await said(id)).toContain('escrito à mão');
  });

  it('can be added while the film is processed, and remain when it is ready', async () => {
    const { id } = await upload(service.api, { bytes: speakingFilm() });
    expect((await put(id, VTT)).status).toBe(200);
    await settled(service.api, id);
    expect(await said(id)).toContain('escrito à mão');
  });

  it('are removed with the file that they belong to', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await put(id, VTT);
    const form = new FormData();
    form.set('videoFile', fileOf(TWO_SECONDS_MP4), 'next.mp4');
    await service.api.put(`/api/videos/${id}`, { as: asAdmin, form });
    expect(await settled(service.api, id)).not.toHaveProperty('captionsUrl');
  });

  it('are restored from the trash with their film', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await put(id, VTT);
    await service.api.delete(`/api/videos/${id}`, { as: asAdmin });
    await service.api.post('/api/admin/trash/restore', { as: asAdmin, json: { ids: [String(id)] } });
    expect(await said(id)).toContain('escrito à mão');
  });

  it('that are invalid are rejected in four languages, and change nothing', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await put(id, TWO_SECONDS_MP4, 'text/vtt', { 'accept-language': language });
      expect(answer).toMatchObject({ status: 400, body: { code: 'captions_invalid' } });
      texts.add((answer.body as { message: string }).message);
    }
    expect(texts.size).toBe(LANGUAGES.length);
    expect(await put(id, '')).toMatchObject({ status: 400 });
    expect(await put(id, VTT, 'text/plain')).toMatchObject({ status: 415 });
    expect(await put(id, `${VTT}${'a'.repeat(1024 * 1024)}`)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: expect.stringContaining('1 MB') },
    });
    expect(await put(987_654, VTT)).toMatchObject({ status: 404, body: { code: 'video_not_found' } });
    expect(await findVideo(service.api, id)).not.toHaveProperty('captionsUrl');
  });
});
