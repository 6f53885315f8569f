import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { addedCaptionsName } from '../../domain/filenames.ts';
import { type Video, withReplacement } from '../../domain/video.ts';
import { changeVideo } from '../editing/change-video.ts';
import { removeVideo } from '../trash/remove-video.ts';
import { runMaintenance } from './run-maintenance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('maintenance', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const daysLater = (days: number) => ({ ...deps, now: () => MORNING + days * DAY_MS });

  it('deletes uploads without a record after a day', async () => {
    await deps.videos.insert(aVideo().playing({ filename: 'waiting.mp4' }).pending().unsaved());
    await deps.videos.insert(aVideo().playing({ filename: 'failed.mp4' }).failed().unsaved());
    await deps.videos.insert(aVideo().playing({ filename: 'ready.mp4' }).unsaved());
    const adopting = { filename: 'adopted.mp4', source: 'incoming', etag: 'e' } as const;
    await deps.videos.insert(aVideo().pending().changed({ adopting }).unsaved());
    for (const name of ['waiting.mp4', 'failed.mp4', 'ready.mp4', 'orphan.mp4', 'fresh.mp4', 'adopted.mp4']) {
      await deps.place(deps.tiers.incoming, name);
      const date = new Date(name === 'fresh.mp4' ? MORNING : MORNING - 2 * DAY_MS);
      await utimes(join(deps.folders.incoming, name), date, date);
    }
    await runMaintenance(daysLater(0));
    expect(Object.keys(await contentsOf(deps.tiers.incoming)).sort()).toEqual([
      'adopted.mp4',
      'failed.mp4',
      'fresh.mp4',
      'waiting.mp4',
    ]);
  });

  it('deletes added captions that neither a video nor the trash has after a day', async () => {
    const { captions: store } = deps.tiers.companions;
    const nameFor = (videoId: number, suffix: string) =>
      addedCaptionsName({ videoId, sha256: 'a'.repeat(64) }, suffix);
    const used = await deps.videos.insert(aVideo().unsaved());
    const { id } = used;
    const replaced = await deps.videos.insert(aVideo().unsaved());
    const removed = await deps.videos.insert(aVideo().unsaved());
    const withCaptions = async (video: Video, name: string) => {
      await deps.videos.save({ ...video, captions: { name, etag: 'e' } });
      return name;
    };
    const kept = [
      await withCaptions(used, nameFor(id, 'used')),
      await withCaptions(replaced, nameFor(replaced.id, 'previous')),
      await withCaptions(removed, nameFor(removed.id, 'trash')),
      nameFor(id, 'fresh'),
      'film.vtt',
      'film.added.vtt',
    ];
    await changeVideo(deps.videos, replaced.id, (video) => withReplacement(video, { filename: 'next.mp4' }));
    await removeVideo(deps, removed.id);
    const lost = [nameFor(id, 'lost'), nameFor(999, 'lost')];
    for (const name of [...kept, ...lost]) {
      await deps.place(store, name);
      const date = new Date(name === nameFor(id, 'fresh') ? MORNING : MORNING - 2 * DAY_MS);
      await utimes(join(deps.folders.captions, name), date, date);
    }
    await runMaintenance(daysLater(0));
    expect(Object.keys(await contentsOf(store)).sort()).toEqual(kept.sort());
  });
});
