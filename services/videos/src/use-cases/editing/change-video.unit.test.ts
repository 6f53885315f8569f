import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createInMemoryVideoRepository } from '../../adapters/in-memory/in-memory-video-repository.ts';
import { changeVideo } from './change-video.ts';

describe('changing a video concurrently', () => {
  it('loses no change', async () => {
    const videos = createInMemoryVideoRepository();
    const { id } = await videos.insert(aVideo().titled('').unsaved());
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) =>
        changeVideo(videos, id, (video) => ({ ...video, title: video.title + letter })),
      ),
    );
    expect([...((await videos.find(id))?.title ?? '')].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('returns the video before and after', async () => {
    const videos = createInMemoryVideoRepository();
    const before = await videos.insert(aVideo().unsaved());
    const change = await changeVideo(videos, before.id, (video) => ({ ...video, title: 'new' }));
    expect(change).toEqual({ before, after: { ...before, title: 'new' } });
  });

  it('does nothing for a missing video and without a change', async () => {
    const videos = createInMemoryVideoRepository();
    const { id } = await videos.insert(aVideo().unsaved());
    expect(await changeVideo(videos, id, () => undefined)).toBeUndefined();
    expect(await changeVideo(videos, 999, (video) => video)).toBeUndefined();
  });

  it('reports a conflict after too many attempts', async () => {
    const videos = { ...createInMemoryVideoRepository(), save: async () => false };
    const { id } = await videos.insert(aVideo().unsaved());
    await expect(changeVideo(videos, id, (video) => video)).rejects.toMatchObject({ code: 'conflict' });
  });
});
