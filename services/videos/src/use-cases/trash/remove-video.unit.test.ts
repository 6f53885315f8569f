import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { TRASH_BATCH } from '../../domain/trash.ts';
import { removeAllVideos, removeVideo } from './remove-video.ts';

describe('removing videos', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('deletes the record, moves the file to the trash, and announces it', async () => {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'a.mp4');
    await removeVideo(deps, video.id);
    expect(await deps.videos.list()).toEqual([]);
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    expect(await deps.trash.list()).toMatchObject([{ deletedAt: new Date(MORNING), video }]);
    expect(deps.announced).toEqual(['changed pt']);
  });

  it('loses nothing if it crashes before the record is deleted', async () => {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'a.mp4');
    const videos = { ...deps.videos, removeMany: () => Promise.reject(new Error('killed')) };
    await expect(removeVideo({ ...deps, videos }, video.id)).rejects.toThrow('killed');
    expect(await deps.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('is done by one of two concurrent removals', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    const outcomes = await Promise.allSettled([removeVideo(deps, id), removeVideo(deps, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('notes a video once more that was changed while it was removed', async () => {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).pending().unsaved());
    let isChanged = false;
    const note: typeof deps.trash.note = async (...noted) => {
      await deps.trash.note(...noted);
      if (!isChanged) await deps.videos.save({ ...video, processing: 'ready' });
      isChanged = true;
    };
    await removeVideo({ ...deps, trash: { ...deps.trash, note } }, video.id);
    expect(await deps.videos.list()).toEqual([]);
    expect(await deps.trash.list()).toMatchObject([{ video: { id: video.id, processing: 'ready' } }]);
  });

  it('M-213 announces what was removed before it failed, and keeps the rest', async () => {
    const all = await Promise.all(
      Array.from({ length: TRASH_BATCH + 1 }, () => deps.videos.insert(aVideo().unsaved())),
    );
    let batches = 0;
    const removeMany: typeof deps.videos.removeMany = async (wanted) => {
      batches += 1;
      if (batches > 1) throw new Error('killed');
      return deps.videos.removeMany(wanted);
    };
    const dying = { ...deps, videos: { ...deps.videos, removeMany } };
    await expect(removeAllVideos(dying)).rejects.toThrow('killed');
    expect(await deps.videos.list()).toEqual(all.slice(-1));
    expect(deps.announced).toEqual(['changed pt']);
    expect(await removeAllVideos(deps)).toBe(1);
  });

  it('M-213 removes all videos and announces each language once', async () => {
    for (const language of ['pt', 'pt', 'es'] as const) {
      await deps.videos.insert(aVideo().in(language).unsaved());
    }
    expect(await removeAllVideos(deps)).toBe(3);
    expect(await deps.videos.list()).toEqual([]);
    expect(deps.announced).toEqual(['changed pt,es']);
    expect(await removeAllVideos(deps)).toBe(0);
  });
});
