import { beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createInMemoryVideoRepository } from '../../adapters/in-memory/in-memory-video-repository.ts';
import type { VideoRepository } from '../../domain/ports.ts';
import { chooseRandomVideo } from './choose-random-video.ts';
import { createPlayableIndex, type PlayableIndex } from './playable-index.ts';

describe('choosing a random video', () => {
  let videos: VideoRepository;
  let index: PlayableIndex;
  beforeEach(async () => {
    videos = createInMemoryVideoRepository();
    index = createPlayableIndex(videos);
  });

  const choose = (seen: readonly number[] = []) =>
    chooseRandomVideo({ index, random: () => 0 }, { language: 'pt', seen });

  it('makes no query', async () => {
    await videos.insert(aVideo().unsaved());
    await index.refresh();
    videos.find = () => Promise.reject(new Error('a query was made'));
    expect(choose().video).toMatchObject({ language: 'pt' });
  });

  it('returns the playable form of a video, also while its file is being replaced', async () => {
    await videos.insert(aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved());
    await index.refresh();
    expect(choose().video).toMatchObject({ filename: 'old.mp4', processing: 'ready' });
  });

  it('does not return a removed video after its event has arrived', async () => {
    const first = await videos.insert(aVideo().unsaved());
    const second = await videos.insert(aVideo().unsaved());
    await index.refresh();
    await videos.remove(first.id);
    await index.refresh(['pt']);
    const { video, cycle } = choose();
    expect(video.id).toBe(second.id);
    expect(cycle.totalVideos).toBe(1);
  });

  it('does not return a video that was moved to another language', async () => {
    const video = await videos.insert(aVideo().unsaved());
    await index.refresh();
    await videos.save({ ...video, language: 'es' });
    await index.refresh(['pt', 'es']);
    expect(choose).toThrow(expect.objectContaining({ code: 'no_video_in_language' }));
  });

  it('reports a language without playable videos', async () => {
    await videos.insert(aVideo().pending().unsaved());
    await videos.insert(aVideo().failed().unsaved());
    await index.refresh();
    expect(choose).toThrow(expect.objectContaining({ code: 'no_video_in_language' }));
  });
});
