import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { trashUnusedFiles } from './trash-unused-files.ts';

describe('moving unused files to the trash', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('moves a file back if a record began to use it while it was moved', async () => {
    await deps.place(deps.tiers.local, 'a.mp4');
    const takeFile: typeof deps.trash.takeFile = async (...file) => {
      const entry = await deps.trash.takeFile(...file);
      await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
      return entry;
    };
    expect(await trashUnusedFiles({ ...deps, trash: { ...deps.trash, takeFile } }, ['a.mp4'])).toBe(0);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'a.mp4': 'a film' });
    expect(await deps.trash.list()).toEqual([]);
  });
});
