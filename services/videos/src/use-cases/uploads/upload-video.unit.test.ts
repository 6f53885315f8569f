import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import type { NewVideo } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { uploadVideo } from './upload-video.ts';

describe('uploading a video', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('stores the record after the file, and wakes the worker after the record', async () => {
    const { videos, tiers } = deps;
    const found: unknown[] = [];
    const watched = {
      ...deps,
      videos: {
        ...videos,
        insert: async (video: NewVideo) => {
          found.push(await tiers.incoming.stat(video.filename));
          return videos.insert(video);
        },
      },
      announce: {
        ...deps.announce,
        uploaded: async (id: number) => {
          found.push(await videos.find(id));
        },
      },
    };
    await uploadVideo(watched, { title: 'Salmo 23', language: 'pt', file: await deps.arriving() });
    expect(found).toMatchObject([{ name: 'film-1.mp4' }, { filename: 'film-1.mp4' }]);
  });

  it('creates a pending record with a generated name', async () => {
    const file = await deps.arriving('a film', 'Meu Vídeo.MP4');
    const video = await uploadVideo(deps, { title: 'Salmo 23', language: 'es', file });
    expect(video).toMatchObject({
      title: 'Salmo 23',
      language: 'es',
      filename: 'meu-video-1.mp4',
      processing: 'pending',
      createdAt: new Date(MORNING),
    });
    expect(await deps.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(deps.tiers.incoming)).toEqual({ 'meu-video-1.mp4': 'a film' });
    expect(deps.announced).toEqual([`uploaded ${video.id}`]);
  });

  it('keeps nothing of a file that is not a video', async () => {
    const file = await deps.arriving('#EXTM3U');
    const recognisingNothing = {
      ...deps,
      recogniseContainer: () => Promise.reject(new UnplayableFileError('not_a_video')),
    };
    await expect(uploadVideo(recognisingNothing, { title: 'x', language: 'pt', file })).rejects.toMatchObject(
      {
        code: 'unplayable_file',
        reason: 'not_a_video',
      },
    );
    expect(await deps.videos.list()).toEqual([]);
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });
});
