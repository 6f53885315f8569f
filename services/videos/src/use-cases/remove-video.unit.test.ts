import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { aWorkshop, contentsOf, MORNING, type Workshop } from '../../test/a-workshop.ts';
import { removeAllVideos, removeVideo } from './remove-video.ts';

describe('removing videos', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  it('takes the record away, moves the file to the trash, and says so', async () => {
    const video = await shop.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await shop.place(shop.tiers.local, 'a.mp4');
    await removeVideo(shop, video.id);
    expect(await shop.videos.list()).toEqual([]);
    expect(await contentsOf(shop.tiers.local)).toEqual({});
    expect(await shop.trash.notedBefore(new Date(MORNING + 1))).toEqual([video]);
    expect(shop.announced).toEqual(['changed pt']);
  });

  it('loses nothing when it dies before the record is gone', async () => {
    const video = await shop.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await shop.place(shop.tiers.local, 'a.mp4');
    const videos = { ...shop.videos, remove: () => Promise.reject(new Error('killed')) };
    await expect(removeVideo({ ...shop, videos }, video.id)).rejects.toThrow('killed');
    expect(await shop.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(shop.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('is done by one of two who remove the same video', async () => {
    const { id } = await shop.videos.insert(aVideo().unsaved());
    const outcomes = await Promise.allSettled([removeVideo(shop, id), removeVideo(shop, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('M-213 takes all of them and names each language once', async () => {
    for (const language of ['pt', 'pt', 'es'] as const) {
      await shop.videos.insert(aVideo().in(language).unsaved());
    }
    expect(await removeAllVideos(shop)).toBe(3);
    expect(await shop.videos.list()).toEqual([]);
    expect(shop.announced).toEqual(['changed pt,es']);
    expect(await removeAllVideos(shop)).toBe(0);
  });
});
