import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
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
});
