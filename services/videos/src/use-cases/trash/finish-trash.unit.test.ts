import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { addedCaptionsName } from '../../domain/filenames.ts';
import { finishTrash } from './finish-trash.ts';
import { listTrash } from './list-trash.ts';
import { removeVideo } from './remove-video.ts';
import { restoreFromTrash } from './restore-from-trash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('finishing the trash', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const daysLater = (days: number) => ({ ...deps, now: () => MORNING + days * DAY_MS });
  const killed = () => Promise.reject(new Error('killed'));

  async function aFilm() {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'a.mp4');
    return video;
  }

  it('Q26 keeps what was removed for a week and then deletes it permanently, in every tier', async () => {
    const added = addedCaptionsName({ videoId: 1, sha256: 'a'.repeat(64) }, 'suffix');
    const companions = { poster: { name: 'a.webp', etag: 'e' }, captions: { name: added, etag: 'e' } };
    const file = { filename: 'a.mp4', storagePath: 'a.mp4', ...companions };
    const { poster, captions } = deps.tiers.companions;
    const { id } = await deps.videos.insert(aVideo().playing(file).unsaved());
    await deps.place(deps.tiers.cloud, 'a.mp4');
    await deps.place(poster, 'a.webp');
    await deps.place(captions, 'a.vtt');
    await deps.place(captions, added);
    await removeVideo(deps, id);
    await finishTrash(daysLater(6));
    expect(Object.keys(await contentsOf(deps.tiers.cloud))).toEqual(['a.mp4']);
    expect(Object.keys(await contentsOf(captions)).sort()).toEqual([added, 'a.vtt'].sort());
    await finishTrash(daysLater(8));
    expect(await contentsOf(deps.tiers.cloud)).toEqual({});
    expect(await contentsOf(poster)).toEqual({});
    expect(await contentsOf(captions)).toEqual({});
    expect(await deps.trash.list()).toEqual([]);
  });

  it('does not touch a video that was noted for removal and never removed', async () => {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.trash.note([video], new Date(MORNING));
    await finishTrash(daysLater(8));
    expect(await deps.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('does not touch a file that was restored from the trash', async () => {
    const removed = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await removeVideo(deps, removed.id);
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await finishTrash(daysLater(8));
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('moves the files of a removal that was interrupted before they were moved', async () => {
    const { id } = await aFilm();
    const trash = { ...deps.trash, collect: killed };
    await expect(removeVideo({ ...deps, trash }, id)).rejects.toThrow('killed');
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
    expect(await listTrash(deps)).toHaveLength(1);
    await finishTrash(daysLater(0));
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    expect(await restoreFromTrash(deps, [String(id)])).toBe(1);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('moves the files of a restore that was interrupted after the record was restored', async () => {
    const { id } = await aFilm();
    await removeVideo(deps, id);
    const trash = { ...deps.trash, putBack: killed };
    await expect(restoreFromTrash({ ...deps, trash }, [String(id)])).rejects.toThrow('killed');
    expect(await listTrash(deps)).toEqual([]);
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    await finishTrash(daysLater(0));
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
    await finishTrash(daysLater(1));
    expect(await deps.trash.list()).toEqual([]);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('does not delete the note of a removal in progress', async () => {
    const video = await aFilm();
    await deps.trash.note([video], new Date(MORNING));
    await finishTrash(daysLater(0));
    expect(await deps.trash.list()).toHaveLength(1);
  });

  it('moves files back that it moved while their video was being restored', async () => {
    const video = await aFilm();
    await removeVideo(deps, video.id);
    const collect: typeof deps.trash.collect = async (collected) => {
      await deps.trash.collect(collected);
      await deps.videos.restore(video);
    };
    await finishTrash({ ...deps, trash: { ...deps.trash, collect } });
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });
});
