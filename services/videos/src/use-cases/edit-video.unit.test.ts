import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { aWorkshop, contentsOf, type Workshop } from '../../test/a-workshop.ts';
import { asPlayed } from '../domain/video.ts';
import { editVideo } from './edit-video.ts';

describe('editing a video', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  it('changes a title without telling anyone: nothing else plays because of it', async () => {
    const { id } = await shop.videos.insert(aVideo().unsaved());
    expect(await editVideo(shop, id, { title: 'Salmo 91' })).toMatchObject({ title: 'Salmo 91' });
    expect(shop.announced).toEqual([]);
  });

  it('announces both languages when a video moves', async () => {
    const { id } = await shop.videos.insert(aVideo().unsaved());
    await editVideo(shop, id, { language: 'fr' });
    expect(shop.announced).toEqual(['changed pt,fr']);
  });

  it('lets the old file play on until the new one is processed', async () => {
    const { id } = await shop.videos.insert(aVideo().playing({ filename: 'old.mp4' }).unsaved());
    await shop.place(shop.tiers.local, 'old.mp4');
    const edited = await editVideo(shop, id, { file: await shop.arriving('new', 'new.mp4') });
    expect(edited).toMatchObject({ filename: 'new-1.mp4', processing: 'pending' });
    expect(asPlayed(edited)?.filename).toBe('old.mp4');
    expect(await contentsOf(shop.tiers.local)).toEqual({ 'old.mp4': 'a film' });
    expect(await contentsOf(shop.tiers.incoming)).toEqual({ 'new-1.mp4': 'new' });
    expect(shop.announced).toEqual([`uploaded ${id}`]);
  });

  it('drops a replacement that is itself replaced before it was ready', async () => {
    const { id } = await shop.videos.insert(aVideo().unsaved());
    await editVideo(shop, id, { file: await shop.arriving('first') });
    await editVideo(shop, id, { file: await shop.arriving('second') });
    expect(await contentsOf(shop.tiers.incoming)).toEqual({ 'film-2.mp4': 'second' });
  });

  it('keeps nothing when the video was removed while its file was on the way', async () => {
    const { id } = await shop.videos.insert(aVideo().unsaved());
    const recogniseContainer = async () => {
      await shop.videos.remove(id);
      return 'mp4' as const;
    };
    const file = await shop.arriving();
    await expect(editVideo({ ...shop, recogniseContainer }, id, { file })).rejects.toMatchObject({
      code: 'video_not_found',
    });
    expect(await contentsOf(shop.tiers.incoming)).toEqual({});
  });
});
