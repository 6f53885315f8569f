import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type VideoFilesAnswer, videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import type { Video } from '@selah/shared/contracts/videos/video';
import { asAdmin } from '@selah/shared/testing/api-driver';
import { eventually } from '@selah/shared/testing/eventually';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { getMedia, uploadAndSettle } from '../../../test/videos-driver.ts';

describe('what the administrator sees of files and records', () => {
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
  const [first, second, third] = [0, 1, 2].map((place) => () => videos[place] as Video) as [
    () => Video,
    () => Video,
    () => Video,
  ];

  it('M-225 sets files and records side by side, in the shapes of both pages', async () => {
    await writeFile(join(service.directory, 'files', 'stray.mp4'), 'x'.repeat(1536));
    await loseFileOf(third());
    const answer = await inspect();
    expect(answer.analysis).toMatchObject({ totalPhysicalFiles: 3, totalDbEntries: 3 });
    expect(answer.analysis.dbEntriesWithMissingFiles).toMatchObject([{ id: third().id }]);
    expect(answer.analysis.unusedPhysicalFiles).toMatchObject([{ filename: 'stray.mp4', size: 1536 }]);
    expect(answer.summary).toMatchObject({ totalVideos: 3, localVideos: 2, missingVideos: 1 });
    expect(answer.summary.languages.es).toEqual({ total: 1, available: 0, missing: 1 });
    expect(answer).not.toHaveProperty('job');
  });

  it('M-143 lets a stray file be looked at', async () => {
    const answer = await getMedia(service.url, '/api/videos/file/stray.mp4');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1536);
  });

  it('M-226 brings a video that is only here to the cloud tier, and back when it is only there', async () => {
    const brought = await repair(first().id);
    expect(brought).toMatchObject({ status: 200, body: { storagePath: first().filename } });
    expect(await service.cloud.stat(first().filename)).toMatchObject({ size: TWO_SECONDS_MP4.length });

    await loseFileOf(first());
    expect((await repair(first().id)).status).toBe(200);
    const file = await getMedia(service.url, `/api/videos/file/${first().filename}`);
    expect(file.body.equals(TWO_SECONDS_MP4)).toBe(true);
  });

  it('M-226 says clearly when there is nothing to repair from, or nothing to repair', async () => {
    expect(await repair(third().id)).toMatchObject({
      status: 404,
      body: {
        code: 'video_file_missing',
        message: 'O arquivo deste vídeo não está mais em lugar nenhum. Envie o vídeo de novo.',
      },
    });
    expect(await repair(987_654)).toMatchObject({ status: 404, body: { code: 'video_not_found' } });
  });

  it('M-227 brings everything to the cloud tier in the background and tells how far it is (Q24)', async () => {
    const begun = await service.api.post('/api/debug/upload-all-to-firebase', { as: asAdmin });
    expect(begun.status).toBe(202);
    expect(begun.body).toEqual({ total: 2, done: 0, failed: 0, running: true });
    await eventually(async () =>
      expect((await inspect()).job).toEqual({ total: 2, done: 2, failed: 1, running: false }),
    );
    const { summary, videos: rows } = await inspect();
    expect(summary).toMatchObject({ firebaseVideos: 2, localVideos: 0, missingVideos: 1 });
    expect(rows.find((row) => row.id === second().id)).toMatchObject({ source: 'firebase' });
  });

  it('processes a video again that could not be played', async () => {
    const { filename, id } = second();
    await writeFile(join(service.directory, 'incoming', filename), TWO_SECONDS_MP4);
    await loseFileOf(second());
    await service.cloud.delete(filename);
    expect(await repair(id)).toMatchObject({ status: 200, body: { processing: 'pending' } });
    await eventually(async () =>
      expect((await getMedia(service.url, `/api/videos/file/${filename}`)).header('cache-control')).toMatch(
        'immutable',
      ),
    );
  });
});
