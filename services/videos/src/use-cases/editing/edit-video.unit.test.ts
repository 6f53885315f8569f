import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { asPlayable } from '../../domain/video.ts';
import { editVideo } from './edit-video.ts';

describe('editing a video', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('announces a new title, which visitors see', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    expect(await editVideo(deps, id, { title: 'Salmo 91' })).toMatchObject({ title: 'Salmo 91' });
    expect(deps.announced).toEqual(['changed pt']);
  });

  it('announces both languages when a video moves', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    await editVideo(deps, id, { language: 'fr' });
    expect(deps.announced).toEqual(['changed pt,fr']);
  });

  it('plays the old file until the new one is processed', async () => {
    const { id } = await deps.videos.insert(aVideo().playing({ filename: 'old.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'old.mp4');
    const edited = await editVideo(deps, id, { file: await deps.arriving('new', 'new.mp4') });
    expect(edited).toMatchObject({ filename: 'new-1.mp4', processing: 'pending' });
    expect(asPlayable(edited)?.filename).toBe('old.mp4');
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'old.mp4': 'a film' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({ 'new-1.mp4': 'new' });
    expect(deps.announced).toEqual([`uploaded ${id}`]);
  });

  it('deletes a replacement that is replaced before it is ready', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    await editVideo(deps, id, { file: await deps.arriving('first') });
    await editVideo(deps, id, { file: await deps.arriving('second') });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({ 'film-2.mp4': 'second' });
  });

  it('keeps no file if the video is removed while the file is stored', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    const recogniseContainer = async () => {
      await deps.videos.remove(id);
      return 'mp4' as const;
    };
    const file = await deps.arriving();
    await expect(editVideo({ ...deps, recogniseContainer }, id, { file })).rejects.toMatchObject({
      code: 'video_not_found',
    });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });
});
