import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { deleteFromTrash } from './delete-from-trash.ts';
import { removeVideo } from './remove-video.ts';

describe('deleting from the trash', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  async function removedFilm(): Promise<string> {
    const { id } = await deps.videos.insert(
      aVideo().playing({ filename: 'a.mp4', storagePath: 'a.mp4' }).unsaved(),
    );
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.place(deps.tiers.cloud, 'a.mp4');
    await removeVideo(deps, id);
    return String(id);
  }

  it('keeps an entry while its copy cannot be deleted from the cloud, and deletes it later', async () => {
    const id = await removedFilm();
    const cloud = { ...deps.tiers.cloud, delete: () => Promise.reject(new AppError('unavailable')) };
    const away = { ...deps, tiers: { ...deps.tiers, cloud } };
    await expect(deleteFromTrash(away, [id])).rejects.toMatchObject({ code: 'unavailable' });
    expect(await deps.trash.list()).toHaveLength(1);
    expect(await deleteFromTrash(deps, [id])).toBe(1);
    expect(await contentsOf(deps.tiers.cloud)).toEqual({});
    expect(await deps.trash.list()).toEqual([]);
  });

  it('does not delete a video that was restored in the meantime', async () => {
    const id = await removedFilm();
    const [entry] = await deps.trash.list();
    if (entry?.kind !== 'video') throw new Error('the entry is missing');
    await deps.videos.restore(entry.video);
    expect(await deleteFromTrash(deps, [id])).toBe(0);
    expect(Object.keys(await contentsOf(deps.tiers.cloud))).toEqual(['a.mp4']);
  });
});
