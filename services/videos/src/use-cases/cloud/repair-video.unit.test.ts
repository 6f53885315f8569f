import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { repairVideo } from './repair-video.ts';

describe('repairing a video (M-226, Q29)', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const insert = (builder = aVideo().playing({ filename: 'a.mp4' })) => deps.videos.insert(builder.unsaved());

  it('copies a file that is only local to the cloud tier', async () => {
    const { id } = await insert();
    await deps.place(deps.tiers.local, 'a.mp4');
    expect(await repairVideo(deps, id)).toMatchObject({ storagePath: 'a.mp4' });
    expect(await contentsOf(deps.tiers.cloud)).toEqual({ 'a.mp4': 'a film' });
  });

  it('copies a file that is only in the cloud tier back, also if the record does not mention it', async () => {
    const { id } = await insert();
    await deps.place(deps.tiers.cloud, 'a.mp4');
    expect(await repairVideo(deps, id)).toMatchObject({ storagePath: 'a.mp4' });
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('replaces another film of the same name in the cloud tier, of the same size or not', async () => {
    const { id } = await insert();
    await deps.place(deps.tiers.local, 'a.mp4');
    for (const other of ['another film', 'a FILM']) {
      await deps.place(deps.tiers.cloud, 'a.mp4', other);
      expect(await repairVideo(deps, id)).toMatchObject({ storagePath: 'a.mp4' });
      expect(await contentsOf(deps.tiers.cloud)).toEqual({ 'a.mp4': 'a film' });
    }
  });

  const playedSha256 = createHash('sha256').update('a film').digest('hex');
  const ofKnownContent = () => aVideo().playing({ filename: 'a.mp4', sizeBytes: 6, playedSha256 });

  it('restores the recorded file from the cloud if the local one is damaged', async () => {
    const { id } = await insert(ofKnownContent());
    await deps.place(deps.tiers.cloud, 'a.mp4');
    for (const damaged of ['a fi', 'a f?lm']) {
      await deps.place(deps.tiers.local, 'a.mp4', damaged);
      await repairVideo(deps, id);
      expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
    }
  });

  it('does not restore another file of that name from the cloud, but processes the video again', async () => {
    const { id } = await insert(ofKnownContent());
    await deps.place(deps.tiers.cloud, 'a.mp4', 'a FILM');
    expect(await repairVideo(deps, id)).toMatchObject({ processing: 'pending' });
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    expect(deps.announced).toEqual([`uploaded ${id}`]);
  });

  it('sends nothing if the cloud has the same film', async () => {
    const { id } = await insert(ofKnownContent());
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.place(deps.tiers.cloud, 'a.mp4');
    deps.tiers.cloud.put = () => Promise.reject(new Error('nothing to send'));
    expect(await repairVideo(deps, id)).toMatchObject({ storagePath: 'a.mp4' });
  });

  it('copies the file that is played while a replacement is processed', async () => {
    const { id } = await insert(aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4'));
    await deps.place(deps.tiers.local, 'old.mp4');
    const repaired = await repairVideo(deps, id);
    expect(repaired).toMatchObject({ filename: 'new.mp4', previous: { storagePath: 'old.mp4' } });
    expect(repaired).not.toHaveProperty('storagePath');
  });

  it('processes a failed video again if its file still exists', async () => {
    const { id } = await insert(aVideo().playing({ filename: 'a.mp4' }).failed());
    await deps.place(deps.tiers.incoming, 'a.mp4');
    expect(await repairVideo(deps, id)).toMatchObject({ processing: 'pending' });
    expect(deps.announced).toEqual([`uploaded ${id}`]);
  });

  it('only wakes the worker for a video that is pending already', async () => {
    const { id, revision } = await insert(aVideo().playing({ filename: 'a.mp4' }).pending());
    await deps.place(deps.tiers.incoming, 'a.mp4');
    expect(await repairVideo(deps, id)).toMatchObject({ processing: 'pending', revision });
    expect(deps.announced).toEqual([`uploaded ${id}`]);
  });

  it('does nothing for a video that is played from an external address', async () => {
    const video = await insert(aVideo().playing({ storageUrl: 'https://example.org/v.mp4' }));
    expect(await repairVideo(deps, video.id)).toEqual(video);
  });

  it('reports a file that is in no tier', async () => {
    const { id } = await insert();
    await expect(repairVideo(deps, id)).rejects.toMatchObject({ code: 'video_file_missing' });
    await expect(repairVideo(deps, 999)).rejects.toMatchObject({ code: 'video_not_found' });
  });
});
