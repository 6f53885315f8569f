import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aWorkshop, contentsOf, MORNING, type Workshop } from '../../test/a-workshop.ts';
import type { NewVideo } from '../domain/video.ts';
import { uploadVideo } from './upload-video.ts';

describe('uploading a video', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  it('writes the record when the file is safe, and tells the worker when the record is', async () => {
    const { videos, tiers } = shop;
    const found: unknown[] = [];
    const parts = {
      ...shop,
      videos: {
        ...videos,
        insert: async (video: NewVideo) => {
          found.push(await tiers.incoming.stat(video.filename));
          return videos.insert(video);
        },
      },
      announce: {
        ...shop.announce,
        uploaded: async (id: number) => {
          found.push(await videos.find(id));
        },
      },
    };
    await uploadVideo(parts, { title: 'Salmo 23', language: 'pt', file: await shop.arriving() });
    expect(found).toMatchObject([{ name: 'film-1.mp4' }, { filename: 'film-1.mp4' }]);
  });

  it('leaves a pending record with a name made here', async () => {
    const file = await shop.arriving('a film', 'Meu Vídeo.MP4');
    const video = await uploadVideo(shop, { title: 'Salmo 23', language: 'es', file });
    expect(video).toMatchObject({
      title: 'Salmo 23',
      language: 'es',
      filename: 'meu-video-1.mp4',
      processing: 'pending',
      createdAt: new Date(MORNING),
    });
    expect(await shop.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(shop.tiers.incoming)).toEqual({ 'meu-video-1.mp4': 'a film' });
    expect(shop.announced).toEqual([`uploaded ${video.id}`]);
  });

  it('keeps nothing of a file that is no video', async () => {
    const file = await shop.arriving('#EXTM3U');
    const parts = { ...shop, recogniseContainer: async () => undefined };
    await expect(uploadVideo(parts, { title: 'x', language: 'pt', file })).rejects.toMatchObject({
      code: 'unplayable_file',
      reason: 'not_a_video',
    });
    expect(await shop.videos.list()).toEqual([]);
    expect(await contentsOf(shop.tiers.incoming)).toEqual({});
  });
});
