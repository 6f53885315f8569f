import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../test/use-case-deps.ts';
import { editVideo } from './editing/edit-video.ts';
import { processVideo } from './processing/process-video.ts';
import { runMaintenance } from './processing/run-maintenance.ts';
import { finishTrash } from './trash/finish-trash.ts';
import { removeVideo } from './trash/remove-video.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

describe('cleanup with partial failures', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const away = () => Promise.reject(new Error('the cloud is unreachable'));
  const withoutCloud = (): TestDeps => ({
    ...deps,
    tiers: { ...deps.tiers, cloud: { ...deps.tiers.cloud, delete: away } },
  });

  it('announces a processed replacement, also if the old file cannot be deleted from the cloud', async () => {
    const replaced = aVideo()
      .playing({ filename: 'old.mp4', storagePath: 'old.mp4' })
      .beingReplacedBy('new.mp4')
      .unsaved();
    const { id } = await deps.videos.insert(replaced);
    await deps.place(deps.tiers.incoming, 'new.mp4', 'new');
    await deps.place(deps.tiers.local, 'old.mp4');
    await processVideo(withoutCloud(), id, never);
    expect(await deps.videos.find(id)).toMatchObject({ filename: 'new.mp4', processing: 'ready' });
    expect(deps.announced).toEqual(['changed pt']);
    // The local file is deleted.
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'new.mp4': 'new' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });

  it('wakes the worker for a second replacement, also if the first cannot be deleted from the cloud', async () => {
    const failed = aVideo().playing({ filename: 'failed.mp4', storagePath: 'failed.mp4' }).failed().unsaved();
    const { id } = await deps.videos.insert(failed);
    await editVideo(withoutCloud(), id, { file: await deps.arriving('new', 'new.mp4') });
    expect(deps.announced).toEqual([`uploaded ${id}`]);
  });

  it('deletes the rest of the trash if one film cannot be deleted from the cloud', async () => {
    for (const filename of ['in-cloud.mp4', 'here.mp4']) {
      const file = filename === 'in-cloud.mp4' ? { filename, storagePath: filename } : { filename };
      await deps.place(deps.tiers.local, filename);
      const { id } = await deps.videos.insert(aVideo().playing(file).unsaved());
      await removeVideo(deps, id);
    }
    const later = { ...withoutCloud(), now: () => MORNING + 8 * DAY_MS };
    await expect(finishTrash(later)).rejects.toThrow('the trash was not finished');
    expect(await deps.trash.list()).toMatchObject([{ video: { filename: 'in-cloud.mp4' } }]);
  });

  it('deletes temporary folders if an upload cannot be deleted, and uploads if a folder cannot', async () => {
    const incoming = { ...deps.tiers.incoming, delete: away };
    await deps.place(deps.tiers.incoming, 'orphan.mp4');
    await mkdir(join(deps.folders.temporary, 'work-old'), { recursive: true });
    let cleared = 0;
    const clear = async () => {
      cleared += 1;
    };
    const temporary = { ...deps.temporary, clear };
    const later = { ...deps, temporary, now: () => Date.now() + 8 * DAY_MS };
    await expect(runMaintenance({ ...later, tiers: { ...deps.tiers, incoming } })).rejects.toThrow(
      'maintenance',
    );
    expect(cleared).toBe(1);
    await expect(runMaintenance({ ...later, temporary: { ...temporary, clear: away } })).rejects.toThrow(
      'maintenance',
    );
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });

  it('succeeds if two workers delete the same temporary folders', async () => {
    for (let folder = 0; folder < 50; folder += 1) {
      await mkdir(join(deps.folders.temporary, `work-${folder}`), { recursive: true });
    }
    const all = new Date(Date.now() + DAY_MS);
    await Promise.all([deps.temporary.clear(all), deps.temporary.clear(all), deps.temporary.clear(all)]);
  });
});
