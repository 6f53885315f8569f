import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../test/use-case-deps.ts';
import { removeVideo } from './remove-video.ts';
import { runMaintenance } from './run-maintenance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('maintenance', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const daysLater = (days: number) => ({ ...deps, now: () => MORNING + days * DAY_MS });

  it('Q26 keeps what was removed for a week and then deletes it for good, in every tier', async () => {
    const file = { filename: 'a.mp4', storagePath: 'a.mp4', poster: { name: 'a.webp', etag: 'e' } };
    const { poster, captions } = deps.tiers.companions;
    const { id } = await deps.videos.insert(aVideo().playing(file).unsaved());
    await deps.place(deps.tiers.cloud, 'a.mp4');
    await deps.place(poster, 'a.webp');
    await deps.place(captions, 'a.vtt');
    await removeVideo(deps, id);
    await runMaintenance(daysLater(6));
    expect(Object.keys(await contentsOf(deps.tiers.cloud))).toEqual(['a.mp4']);
    expect(Object.keys(await contentsOf(captions))).toEqual(['a.vtt']);
    await runMaintenance(daysLater(8));
    expect(await contentsOf(deps.tiers.cloud)).toEqual({});
    expect(await contentsOf(poster)).toEqual({});
    expect(await contentsOf(captions)).toEqual({});
    expect(await deps.trash.notedBefore(new Date(MORNING + DAY_MS))).toEqual([]);
  });

  it('does not touch a video that was noted for removal and never removed', async () => {
    const video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.trash.note(video, new Date(MORNING));
    await runMaintenance(daysLater(8));
    expect(await deps.videos.find(video.id)).toEqual(video);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('does not touch a file that someone brought back from the trash', async () => {
    const removed = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await removeVideo(deps, removed.id);
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await runMaintenance(daysLater(8));
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
  });

  it('clears uploads that no record waits for, once they are a day old', async () => {
    await deps.videos.insert(aVideo().playing({ filename: 'waiting.mp4' }).pending().unsaved());
    await deps.videos.insert(aVideo().playing({ filename: 'failed.mp4' }).failed().unsaved());
    await deps.videos.insert(aVideo().playing({ filename: 'ready.mp4' }).unsaved());
    for (const name of ['waiting.mp4', 'failed.mp4', 'ready.mp4', 'orphan.mp4', 'fresh.mp4']) {
      await deps.place(deps.tiers.incoming, name);
      const date = new Date(name === 'fresh.mp4' ? MORNING : MORNING - 2 * DAY_MS);
      await utimes(join(deps.folders.incoming, name), date, date);
    }
    await runMaintenance(daysLater(0));
    expect(Object.keys(await contentsOf(deps.tiers.incoming)).sort()).toEqual([
      'failed.mp4',
      'fresh.mp4',
      'waiting.mp4',
    ]);
  });
});
