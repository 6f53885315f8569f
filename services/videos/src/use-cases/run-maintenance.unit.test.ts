import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { aWorkshop, contentsOf, MORNING, type Workshop } from '../../test/a-workshop.ts';
import { keepHouse } from './keep-house.ts';
import { removeVideo } from './remove-video.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('keeping house', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  const daysLater = (days: number) => ({ ...shop, now: () => MORNING + days * DAY_MS });

  it('Q26 keeps what was removed for a week and then deletes it for good, in every tier', async () => {
    const file = { filename: 'a.mp4', storagePath: 'a.mp4', poster: { name: 'a.webp', etag: 'e' } };
    const { poster, captions } = shop.tiers.companions;
    const { id } = await shop.videos.insert(aVideo().playing(file).unsaved());
    await shop.place(shop.tiers.cloud, 'a.mp4');
    await shop.place(poster, 'a.webp');
    await shop.place(captions, 'a.vtt');
    await removeVideo(shop, id);
    await keepHouse(daysLater(6));
    expect(Object.keys(await contentsOf(shop.tiers.cloud))).toEqual(['a.mp4']);
    expect(Object.keys(await contentsOf(captions))).toEqual(['a.vtt']);
    await keepHouse(daysLater(8));
    expect(await contentsOf(shop.tiers.cloud)).toEqual({});
    expect(await contentsOf(poster)).toEqual({});
    expect(await contentsOf(captions)).toEqual({});
    expect(await shop.trash.notedBefore(new Date(MORNING + DAY_MS))).toEqual([]);
  });

  it('does not touch a video that was noted for removal and never removed', async () => {
    const video = await shop.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await shop.place(shop.tiers.local, 'a.mp4');
    await shop.trash.note(video, new Date(MORNING));
    await keepHouse(daysLater(8));
    expect(await shop.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(shop.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('does not touch a file that someone brought back from the trash', async () => {
    const removed = await shop.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await removeVideo(shop, removed.id);
    await shop.place(shop.tiers.local, 'a.mp4');
    await shop.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await keepHouse(daysLater(8));
    expect(await contentsOf(shop.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('clears uploads that no record waits for, once they are a day old', async () => {
    await shop.videos.insert(aVideo().playing({ filename: 'waiting.mp4' }).pending().unsaved());
    await shop.videos.insert(aVideo().playing({ filename: 'failed.mp4' }).failed().unsaved());
    await shop.videos.insert(aVideo().playing({ filename: 'ready.mp4' }).unsaved());
    for (const name of ['waiting.mp4', 'failed.mp4', 'ready.mp4', 'orphan.mp4', 'fresh.mp4']) {
      await shop.place(shop.tiers.incoming, name);
      const date = new Date(name === 'fresh.mp4' ? MORNING : MORNING - 2 * DAY_MS);
      await utimes(join(shop.folders.incoming, name), date, date);
    }
    await keepHouse(daysLater(0));
    expect(Object.keys(await contentsOf(shop.tiers.incoming)).sort()).toEqual([
      'failed.mp4',
      'fresh.mp4',
      'waiting.mp4',
    ]);
  });
});
