import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { findCompanion } from './find-companion.ts';

describe('finding the poster of a video', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
    await deps.place(deps.tiers.companions.poster, 'a.webp');
  });
  afterEach(() => deps.remove());

  const poster = { name: 'a.webp', etag: 'e' };

  it('needs no query for a video in the index', async () => {
    const { id } = await deps.videos.insert(aVideo().playing({ poster }).unsaved());
    await deps.index.refresh();
    deps.videos.find = () => Promise.reject(new Error('a query was made'));
    expect(await findCompanion(deps, 'poster', id)).toMatchObject({ info: { name: 'a.webp' } });
  });

  it('reads the record if the index has no entry, or an outdated one', async () => {
    const video = await deps.videos.insert(
      aVideo()
        .playing({ poster: { name: 'old.webp', etag: 'o' } })
        .unsaved(),
    );
    await deps.index.refresh();
    await deps.videos.save({ ...video, poster });
    expect(await findCompanion(deps, 'poster', video.id)).toMatchObject({ info: { name: 'a.webp' } });
    const another = await deps.videos.insert(aVideo().playing({ poster }).unsaved());
    expect(await findCompanion(deps, 'poster', another.id)).toMatchObject({ info: { name: 'a.webp' } });
  });

  it('finds none for a video without one, and for an unknown video', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    await expect(findCompanion(deps, 'poster', id)).rejects.toMatchObject({ code: 'video_not_found' });
    await expect(findCompanion(deps, 'poster', 999)).rejects.toMatchObject({ code: 'video_not_found' });
  });
});
