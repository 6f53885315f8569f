import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createInMemoryVideoRepository } from '../../adapters/in-memory/in-memory-video-repository.ts';
import { findFilm } from './find-film.ts';

describe('finding one video', () => {
  const videos = createInMemoryVideoRepository();

  it('returns the file that is played while it is being replaced', async () => {
    const { id } = await videos.insert(
      aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved(),
    );
    expect(await findFilm({ videos }, id)).toMatchObject({ id, filename: 'old.mp4', processing: 'ready' });
  });

  it('returns a video that cannot be played yet as it is', async () => {
    const { id } = await videos.insert(aVideo().pending().unsaved());
    expect(await findFilm({ videos }, id)).toMatchObject({ id, processing: 'pending' });
  });

  it('finds nothing under the id of a removed video', async () => {
    const { id } = await videos.insert(aVideo().unsaved());
    await videos.remove(id);
    await expect(findFilm({ videos }, id)).rejects.toMatchObject({ code: 'video_not_found' });
  });
});
