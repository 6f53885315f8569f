import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { createJpegPosterFinder } from './find-jpeg-poster.ts';

describe('finding the poster of a video as JPEG', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
    await deps.place(deps.tiers.companions.poster, 'a.webp');
  });
  afterEach(() => deps.remove());

  const withPoster = () =>
    deps.videos.insert(
      aVideo()
        .playing({ poster: { name: 'a.webp', etag: 'e' } })
        .unsaved(),
    );

  it('converts it once for all who ask, and again when there is another', async () => {
    const converted: Buffer[] = [];
    const find = createJpegPosterFinder({
      ...deps,
      posterAsJpeg: async (poster) => {
        converted.push(poster);
        return Buffer.from('a JPEG');
      },
    });
    const { id } = await withPoster();
    const [one, other] = await Promise.all([find(id), find(id)]);
    expect(one).toEqual(other);
    expect(one.bytes.toString()).toBe('a JPEG');
    await find(id);
    expect(converted).toHaveLength(1);

    await deps.place(deps.tiers.companions.poster, 'a.webp', 'another picture');
    expect((await find(id)).posterEtag).not.toBe(one.posterEtag);
    expect(converted.map(String)).toEqual([expect.any(String), 'another picture']);
  });

  it('tries again after a failure, and one poster does not stop those after it', async () => {
    let isBroken = true;
    const find = createJpegPosterFinder({
      ...deps,
      posterAsJpeg: async () => {
        if (isBroken) throw new Error('no picture');
        return Buffer.from('a JPEG');
      },
    });
    const { id } = await withPoster();
    await expect(find(id)).rejects.toThrow('no picture');
    isBroken = false;
    expect((await find(id)).bytes.toString()).toBe('a JPEG');
  });

  it('finds none for a video without one, for an unknown video, and for a file that was just removed', async () => {
    const find = createJpegPosterFinder({ ...deps, posterAsJpeg: async (poster) => poster });
    const { id: bare } = await deps.videos.insert(aVideo().unsaved());
    const { id } = await withPoster();
    await deps.index.refresh();
    const { stat } = deps.tiers.companions.poster;
    deps.tiers.companions.poster.stat = async (name) => {
      const info = await stat(name);
      await deps.tiers.companions.poster.delete(name);
      return info;
    };
    for (const missing of [bare, 999, id]) {
      await expect(find(missing)).rejects.toMatchObject({ code: 'video_not_found' });
    }
  });
});
