import { beforeEach, describe, expect, it } from '@jest/globals';
import { begun, type CloudJobStore, NO_JOB } from '../../src/domain/cloud-job.ts';

/** The contract of every store of the cloud job. `open` returns an empty one. */
export function describeCloudJobStoreContract(name: string, open: () => Promise<CloudJobStore>): void {
  describe(`${name} as a store of the cloud job`, () => {
    let store: CloudJobStore;
    beforeEach(async () => {
      store = await open();
    });

    it('is empty at first', async () => {
      expect(await store.read()).toEqual(NO_JOB);
    });

    it('returns a job as it was stored, with all fields or few', async () => {
      const little = begun(NO_JOB, [3, 1, 2], 7);
      expect(await store.save(little)).toBe(true);
      expect(await store.read()).toEqual({ ...little, revision: 1 });
      const all = {
        ...little,
        revision: 1,
        current: { id: 3, title: 'Salmo 3 🙏', sentBytes: 1, sizeBytes: 2 },
        failed: [{ id: 1, title: 'Salmo 1', reason: 'sumiu' }],
        lease: { holder: 'worker', expiresAt: 99 },
        finishedAt: 8,
      };
      expect(await store.save(all)).toBe(true);
      expect(await store.read()).toEqual({ ...all, revision: 2 });
      const { current: _, lease: __, ...without } = all;
      expect(await store.save({ ...without, revision: 2 })).toBe(true);
      expect(await store.read()).toEqual({ ...without, revision: 3 });
    });

    it('accepts only one of several concurrent changes, also the first time', async () => {
      for (let round = 0; round < 3; round += 1) {
        const job = await store.read();
        const outcomes = await Promise.all(
          Array.from({ length: 10 }, (_, place) => store.save(begun(job, [place + 1], place))),
        );
        expect(outcomes.filter(Boolean)).toHaveLength(1);
      }
    });
  });
}
