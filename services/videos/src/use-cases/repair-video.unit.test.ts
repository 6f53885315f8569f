import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { aWorkshop, contentsOf, type Workshop } from '../../test/a-workshop.ts';
import { repairVideo } from './repair-video.ts';

describe('repairing a video (M-226, Q29)', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  const insert = (builder = aVideo().playing({ filename: 'a.mp4' })) => shop.videos.insert(builder.unsaved());

  it('brings a file that is only here to the cloud tier', async () => {
    const { id } = await insert();
    await shop.place(shop.tiers.local, 'a.mp4');
    expect(await repairVideo(shop, id)).toMatchObject({ storagePath: 'a.mp4' });
    expect(await contentsOf(shop.tiers.cloud)).toEqual({ 'a.mp4': 'a film' });
  });

  it('brings a file that is only there back, also when the record knew nothing of it', async () => {
    const { id } = await insert();
    await shop.place(shop.tiers.cloud, 'a.mp4');
    expect(await repairVideo(shop, id)).toMatchObject({ storagePath: 'a.mp4' });
    expect(await contentsOf(shop.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('mirrors what is played while a replacement is on its way', async () => {
    const { id } = await insert(aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4'));
    await shop.place(shop.tiers.local, 'old.mp4');
    const repaired = await repairVideo(shop, id);
    expect(repaired).toMatchObject({ filename: 'new.mp4', previous: { storagePath: 'old.mp4' } });
    expect(repaired).not.toHaveProperty('storagePath');
  });

  it('sends a failed video round again when its file is still here', async () => {
    const { id } = await insert(aVideo().playing({ filename: 'a.mp4' }).failed());
    await shop.place(shop.tiers.incoming, 'a.mp4');
    expect(await repairVideo(shop, id)).toMatchObject({ processing: 'pending' });
    expect(shop.announced).toEqual([`uploaded ${id}`]);
  });

  it('only wakes the worker for a video that waits already', async () => {
    const { id, revision } = await insert(aVideo().playing({ filename: 'a.mp4' }).pending());
    await shop.place(shop.tiers.incoming, 'a.mp4');
    expect(await repairVideo(shop, id)).toMatchObject({ processing: 'pending', revision });
    expect(shop.announced).toEqual([`uploaded ${id}`]);
  });

  it('has nothing to do for a video that is played from elsewhere', async () => {
    const video = await insert(aVideo().playing({ storageUrl: 'https://example.org/v.mp4' }));
    expect(await repairVideo(shop, video.id)).toEqual(video);
  });

  it('says so when the file is nowhere', async () => {
    const { id } = await insert();
    await expect(repairVideo(shop, id)).rejects.toMatchObject({ code: 'video_file_missing' });
    await expect(repairVideo(shop, 999)).rejects.toMatchObject({ code: 'video_not_found' });
  });
});
