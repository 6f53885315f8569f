import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
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
});
