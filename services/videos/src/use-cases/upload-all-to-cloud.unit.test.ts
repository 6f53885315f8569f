import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { aVideo } from '../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../test/use-case-deps.ts';
import { createCloudUpload } from './upload-all-to-cloud.ts';

describe('bringing everything to the cloud tier (M-227)', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  async function film(filename: string, tier: 'local' | 'cloud' | undefined): Promise<void> {
    await deps.videos.insert(aVideo().playing({ filename }).unsaved());
    if (tier) await deps.place(deps.tiers[tier], filename);
  }

  it('takes what is not there yet, one at a time, and counts what could not be brought', async () => {
    await film('a.mp4', 'local');
    await film('b.mp4', 'local');
    await film('there.mp4', 'cloud');
    await film('lost.mp4', undefined);
    let [open, most] = [0, 0];
    const put = deps.tiers.cloud.put;
    const cloud = {
      ...deps.tiers.cloud,
      put: async (...file: Parameters<typeof put>) => {
        open += 1;
        most = Math.max(most, open);
        return put(...file).finally(() => {
          open -= 1;
        });
      },
    };
    const upload = createCloudUpload({ ...deps, tiers: { ...deps.tiers, cloud } });
    expect(upload.progress()).toBeUndefined();
    expect(await upload.start()).toEqual({ total: 3, done: 0, failed: 0, running: true });
    await eventually(() =>
      expect(upload.progress()).toEqual({ total: 3, done: 3, failed: 1, running: false }),
    );
    expect(Object.keys(await contentsOf(deps.tiers.cloud)).sort()).toEqual(['a.mp4', 'b.mp4', 'there.mp4']);
    expect(most).toBe(1);
  });

  it('goes on with the one under way when it is started twice', async () => {
    await film('a.mp4', 'local');
    const upload = createCloudUpload(deps);
    await Promise.all([upload.start(), upload.start()]);
    await eventually(() => expect(upload.progress()).toMatchObject({ total: 1, done: 1, running: false }));
  });

  it('ends after the file in hand when the service stops', async () => {
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) await film(name, 'local');
    const upload = createCloudUpload(deps);
    await upload.start();
    await upload.stop();
    expect(upload.progress()).toEqual({ total: 3, done: 1, failed: 0, running: false });
  });

  it('is as if it had not begun when the cloud cannot be asked', async () => {
    const cloud = {
      ...deps.tiers.cloud,
      list: () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
      }),
    };
    const upload = createCloudUpload({ ...deps, tiers: { ...deps.tiers, cloud } });
    await expect(upload.start()).rejects.toThrow('away');
    expect(upload.progress()).toBeUndefined();
  });
});
