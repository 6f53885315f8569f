import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aWorkshop, type Workshop } from '../../test/a-workshop.ts';
import { recordVideo } from './record-video.ts';

describe('recording a video without an upload (Q40)', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  it.each(['local', 'cloud'] as const)('has a file that lies in the %s tier processed', async (tier) => {
    await shop.place(shop.tiers[tier], 'mine.mp4');
    const video = await recordVideo(shop, { title: 'Mine', language: 'en', filename: 'mine.mp4' });
    expect(video).toMatchObject({ filename: 'mine.mp4', processing: 'pending' });
    expect(shop.announced).toEqual([`uploaded ${video.id}`]);
  });

  it('refuses a file that is nowhere', async () => {
    const nowhere = { title: 'x', language: 'en' as const, filename: 'nowhere.mp4' };
    await expect(recordVideo(shop, nowhere)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await shop.videos.list()).toEqual([]);
  });

  it('takes an address elsewhere as ready, under a name of its own', async () => {
    const storageUrl = 'https://example.org/v.mp4';
    const video = await recordVideo(shop, { title: 'Psalm 23', language: 'en', storageUrl });
    expect(video).toMatchObject({ filename: 'psalm-23-1.mp4', storageUrl, processing: 'ready' });
    expect(shop.announced).toEqual(['changed en']);
  });
});
