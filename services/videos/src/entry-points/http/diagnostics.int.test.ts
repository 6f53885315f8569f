import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import type { Language } from '@selah/shared/contracts/languages';
import { cloudJobSchema } from '@selah/shared/contracts/videos/cloud-job';
import { type VideoFilesAnswer, videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import type { Video } from '@selah/shared/contracts/videos/video';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { getMedia, uploadAndSettle } from '../../../test/videos-driver.ts';
import type { MediaStore } from '../../domain/media-store.ts';

describe('diagnostics of files and records', () => {
  let service: VideosUnderTest;
  let videos: Video[];
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
    videos = [];
    for (const language of ['pt', 'en', 'es'] as const) {
      videos.push(await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, language }));
    }
  });
  afterAll(() => service.stop());

  const inspect = async (): Promise<VideoFilesAnswer> =>
    videoFilesAnswerSchema.parse((await service.api.get('/api/debug/video-files', { as: asAdmin })).body);
  const repair = (id: number) => service.api.post(`/api/debug/repair-video/${id}`, { as: asAdmin });
  const loseFileOf = (video: Video) => unlink(join(service.directory, 'files', video.filename));
  const videoIn = (language: Language): Video => {
    const video = videos.find((candidate) => candidate.language === language);
    if (!video) throw new Error(`there is no video in ${language}`);
    return video;
  };

  it('M-225 compares files and records, in the format of both pages', async () => {
    await writeFile(join(service.directory, 'files', 'stray.mp4'), 'x'.repeat(1536));
    await loseFileOf(videoIn('es'));
    const answer = await inspect();
    expect(answer.analysis).toMatchObject({ totalPhysicalFiles: 3, totalDbEntries: 3 });
    expect(answer.analysis.dbEntriesWithMissingFiles).toMatchObject([{ id: videoIn('es').id }]);
    expect(answer.analysis.unusedPhysicalFiles).toMatchObject([{ filename: 'stray.mp4', size: 1536 }]);
    expect(answer.summary).toMatchObject({ totalVideos: 3, localVideos: 2, missingVideos: 1 });
    expect(answer.summary.languages.es).toEqual({ total: 1, available: 0, missing: 1 });
  });

  it('M-225 is read in pages, and compressed for those who accept it', async () => {
    const path = '/api/debug/video-files';
    const page = async (query: string) =>
      videoFilesAnswerSchema.parse((await service.api.get(`${path}?${query}`, { as: asAdmin })).body);
    const [oldest] = (await inspect()).dbVideos;
    const next = await page(`before=${oldest?.id}&after=stray.mp4`);
    expect(next).toMatchObject({ dbVideos: [], videos: [], physicalFiles: [], summary: { totalVideos: 3 } });
    expect((await page(`after=${videoIn('pt').filename}`)).dbVideos).toHaveLength(3);
    for (const query of ['before=0', 'before=x', 'after=']) {
      const answer = await service.api.get(`${path}?${query}`, { as: asAdmin });
      expect([query, answer.status]).toEqual([query, 400]);
    }
    const compressed = await getMedia(service.url, path, {
      as: asAdmin,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(compressed.header('content-encoding')).toBe('gzip');
    expect(compressed.header('vary')).toMatch(/accept-encoding/i);
    const plain = await getMedia(service.url, path, {
      as: asAdmin,
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.header('content-encoding')).toBeNull();
    expect(videoFilesAnswerSchema.parse(JSON.parse(plain.body.toString()))).toEqual(await inspect());
  });

  it('M-143 M-007 shows a file without a record only to the administrator, without caching', async () => {
    const answer = await getMedia(service.url, '/api/videos/file/stray.mp4', { as: asAdmin });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1536);
    expect(answer.header('cache-control')).toBe('no-store');
    expect((await getMedia(service.url, '/api/videos/file/stray.mp4')).status).toBe(404);
  });

  it('shows a file that is not a video to nobody', async () => {
    const canary = join(service.directory, 'files', 'canary.txt');
    await writeFile(canary, 'not for anyone');
    expect((await getMedia(service.url, '/api/videos/file/canary.txt', { as: asAdmin })).status).toBe(404);
    expect((await getMedia(service.url, '/api/videos/file/canary.txt')).status).toBe(404);
    await unlink(canary);
  });

  it('M-226 copies a video that is only local to the cloud tier, and back if it is only there', async () => {
    const brought = await repair(videoIn('pt').id);
    expect(brought).toMatchObject({ status: 200, body: { storagePath: videoIn('pt').filename } });
    expect(await service.cloud.stat(videoIn('pt').filename)).toMatchObject({ size: TWO_SECONDS_MP4.length });

    await loseFileOf(videoIn('pt'));
    expect((await repair(videoIn('pt').id)).status).toBe(200);
    const file = await getMedia(service.url, `/api/videos/file/${videoIn('pt').filename}`);
    expect(file.body.equals(TWO_SECONDS_MP4)).toBe(true);
  });

  it('M-226 reports if there is no source for a repair, or nothing to repair', async () => {
    expect(await repair(videoIn('es').id)).toMatchObject({
      status: 404,
      body: {
        code: 'video_file_missing',
        message: 'O arquivo deste vídeo não está mais em lugar nenhum. Envie o vídeo de novo.',
      },
    });
    expect(await repair(987_654)).toMatchObject({ status: 404, body: { code: 'video_not_found' } });
  });

  it('M-227 copies everything to the cloud tier in the background and reports the progress (Q24)', async () => {
    const idle = await service.api.get('/api/debug/cloud-job', { as: asAdmin });
    expect(cloudJobSchema.parse(idle.body)).toEqual({ state: 'idle', total: 0, done: 0, failed: [] });
    const started = await service.api.post('/api/debug/upload-all-to-firebase', { as: asAdmin });
    expect(started.status).toBe(202);
    expect(cloudJobSchema.parse(started.body)).toMatchObject({ state: 'running', total: 2, done: 0 });
    await eventually(async () => {
      const { body } = await service.api.get('/api/debug/cloud-job', { as: asAdmin });
      expect(cloudJobSchema.parse(body)).toMatchObject({
        state: 'finished',
        total: 2,
        done: 2,
        failed: [{ id: videoIn('es').id, reason: expect.stringContaining('Envie o vídeo de novo') }],
      });
    });
    for (const action of ['pause', 'resume']) {
      const answer = await service.api.post(`/api/debug/cloud-job/${action}`, { as: asAdmin });
      expect(answer).toMatchObject({ status: 200, body: { state: 'finished' } });
    }
    const { summary, videos: rows } = await inspect();
    expect(summary).toMatchObject({ firebaseVideos: 2, localVideos: 0, missingVideos: 1 });
    expect(rows.find((row) => row.id === videoIn('en').id)).toMatchObject({ source: 'firebase' });
  });

  it('processes a video again that could not be played', async () => {
    const { filename, id } = videoIn('en');
    await writeFile(join(service.directory, 'incoming', filename), TWO_SECONDS_MP4);
    await loseFileOf(videoIn('en'));
    await service.cloud.delete(filename);
    expect(await repair(id)).toMatchObject({ status: 200, body: { processing: 'pending' } });
    await eventually(async () =>
      expect((await getMedia(service.url, `/api/videos/file/${filename}`)).header('cache-control')).toMatch(
        'immutable',
      ),
    );
  });
});

describe('while the cloud tier cannot be reached', () => {
  let service: VideosUnderTest;
  const away = () => Promise.reject(new AppError('unavailable'));
  const cloudMedia: MediaStore = {
    tier: 'firebase',
    put: away,
    stat: away,
    open: away,
    delete: away,
    check: away,
    // biome-ignore lint/correctness/useYield: it fails before its first file
    list: async function* () {
      await away();
    },
  };
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true, deps: { cloudMedia } });
  });
  afterAll(() => service.stop());

  it('M-225 M-227 the pages of files say so in Portuguese, and videos are added, listed and removed as always', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const answers = [
      await service.api.get('/api/debug/video-files', { as: asAdmin }),
      await service.api.post('/api/debug/upload-all-to-firebase', { as: asAdmin }),
      await service.api.post(`/api/debug/repair-video/${id}`, { as: asAdmin }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'unavailable', message: 'O serviço está se recuperando. Tente de novo em instantes.' },
      });
    }
    expect((await service.api.get('/api/debug/cloud-job', { as: asAdmin })).status).toBe(200);
    expect((await service.api.delete(`/api/videos/${id}`, { as: asAdmin })).status).toBe(204);
    const restored = await service.api.post('/api/admin/trash/restore', {
      as: asAdmin,
      json: { ids: [String(id)] },
    });
    expect(restored.body).toEqual({ restored: 1 });
  });
});
