import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/shared/service/errors/app-error';
import { aWorkshop, type Workshop } from '../../test/a-workshop.ts';
import { uploadManyVideos } from './upload-many-videos.ts';

describe('uploading many videos', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await aWorkshop();
  });
  afterEach(() => shop.remove());

  it('takes each by itself: one that cannot be used is reported and holds up no other (Q27)', async () => {
    const refusal = new AppError('file_too_large');
    const items = [
      { file: await shop.arriving('a', 'first_one.mp4'), language: 'pt' as const },
      { file: await shop.arriving('b', 'huge.mp4'), language: 'pt' as const, refusal },
      { file: await shop.arriving('c', 'third.mp4'), language: 'fr' as const },
    ];
    const outcome = await uploadManyVideos(shop, items);
    expect(outcome).toEqual({ uploaded: 2, failed: [{ originalName: 'huge.mp4', error: refusal }] });
    expect((await shop.videos.list()).map(({ title, language }) => [title, language])).toEqual([
      ['first one', 'pt'],
      ['third', 'fr'],
    ]);
  });

  it('does not call a full disk a bad file', async () => {
    const incoming = {
      ...shop.tiers.incoming,
      put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    };
    const items = [{ file: await shop.arriving(), language: 'pt' as const }];
    await expect(uploadManyVideos({ ...shop, tiers: { incoming } }, items)).rejects.toThrow('full');
  });
});
