import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import type { Trash } from '../../domain/trash.ts';
import { listTrash } from './list-trash.ts';

const MOMENTS = 26;
const AT_ONCE = 60;

describe('listing the trash', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('reads it in pages, the latest first, without leaving out what was deleted in the same moment', async () => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const videos = Array.from({ length: AT_ONCE }, (_, place) =>
        aVideo()
          .changed({ id: moment * AT_ONCE + place + 1 })
          .build(),
      );
      await deps.trash.note(videos, new Date(MORNING + moment));
    }
    const first = await listTrash(deps);
    const last = first.at(-1);
    expect(last?.deletedAt.getTime()).toBe(first.at(VIDEO_LIST.managedPage - 1)?.deletedAt.getTime());
    expect(first[0]?.deletedAt).toEqual(new Date(MORNING + MOMENTS - 1));
    expect(first.length).toBeGreaterThanOrEqual(VIDEO_LIST.managedPage);
    expect(first.length).toBeLessThan(VIDEO_LIST.managedPage + AT_ONCE);
    const second = await listTrash(deps, last?.deletedAt);
    expect(second.length).toBeLessThan(VIDEO_LIST.managedPage);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(MOMENTS * AT_ONCE);
    expect(first.length + second.length).toBe(MOMENTS * AT_ONCE);
    expect(await listTrash(deps, second.at(-1)?.deletedAt)).toEqual([]);
  });

  it('reads no more notes than a page has', async () => {
    const videos = Array.from({ length: 2 * VIDEO_LIST.managedPage }, (_, place) =>
      aVideo()
        .changed({ id: place + 1 })
        .build(),
    );
    for (const video of videos) await deps.trash.note([video], new Date(MORNING + video.id));
    let looked = 0;
    const trash: Trash = {
      ...deps.trash,
      list: () => Promise.reject(new Error('all notes are read')),
      async page(wanted) {
        const page = await deps.trash.page(wanted);
        looked += page.entries.length;
        return page;
      },
    };
    expect(await listTrash({ ...deps, trash })).toHaveLength(VIDEO_LIST.managedPage);
    expect(looked).toBe(VIDEO_LIST.managedPage);
  });

  it('has a full page though many of the latest are on the site again', async () => {
    const site = await Promise.all(Array.from({ length: 5 }, () => deps.videos.insert(aVideo().unsaved())));
    const removed = Array.from({ length: VIDEO_LIST.managedPage + 3 }, (_, place) =>
      aVideo()
        .changed({ id: 10_000 + place })
        .build(),
    );
    for (const [place, video] of [...removed, ...site].entries())
      await deps.trash.note([video], new Date(MORNING + place));
    const first = await listTrash(deps);
    expect(first).toHaveLength(VIDEO_LIST.managedPage);
    expect(first[0]?.id).toBe(String(removed.at(-1)?.id));
    expect(await listTrash(deps, first.at(-1)?.deletedAt)).toHaveLength(3);
  });
});
