import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { uploadManyVideos } from './upload-many-videos.ts';

describe('uploading many videos', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('adds each separately: an invalid one is reported and does not affect the others (Q27)', async () => {
    const refusal = new AppError('file_too_large');
    const items = [
      {
        originalName: 'first_one.mp4',
        file: await deps.arriving('a', 'first_one.mp4'),
        language: 'pt' as const,
      },
      {
        originalName: 'huge.mp4',
        file: await deps.arriving('b', 'huge.mp4'),
        language: 'pt' as const,
        refusal,
      },
      { originalName: 'third.mp4', file: await deps.arriving('c', 'third.mp4'), language: 'fr' as const },
    ];
    const outcome = await uploadManyVideos(deps, items);
    expect(outcome).toEqual({ uploaded: 2, failed: [{ originalName: 'huge.mp4', error: refusal }] });
    expect((await deps.videos.list()).map(({ title, language }) => [title, language])).toEqual([
      ['first one', 'pt'],
      ['third', 'fr'],
    ]);
  });

  describe('when the disk is full', () => {
    /** Stores only as many files as there is space for. */
    function withRoomFor(count: number) {
      let left = count;
      const { put } = deps.tiers.incoming;
      const incoming = {
        ...deps.tiers.incoming,
        put: (...file: Parameters<typeof put>) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('the disk is full')) : put(...file);
        },
      };
      return { ...deps, tiers: { ...deps.tiers, incoming } };
    }
    const two = async () => [
      { originalName: 'first.mp4', file: await deps.arriving('a', 'first.mp4'), language: 'pt' as const },
      { originalName: 'second.mp4', file: await deps.arriving('b', 'second.mp4'), language: 'pt' as const },
    ];

    it('rejects as a whole if nothing was added', async () => {
      await expect(uploadManyVideos(withRoomFor(0), await two())).rejects.toThrow('the disk is full');
    });

    it('reports the files that were not added, if some were', async () => {
      expect(await uploadManyVideos(withRoomFor(1), await two())).toMatchObject({
        uploaded: 1,
        failed: [{ originalName: 'second.mp4', error: { code: 'unavailable' } }],
      });
    });
  });
});
