import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { createCloudJobWorker } from './cloud-job-worker.ts';
import { pauseCloudJob, resumeCloudJob, startCloudJob } from './control-cloud-job.ts';

describe('copying everything to the cloud tier (M-227)', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  async function film(filename: string, tier: 'local' | 'cloud' | undefined): Promise<void> {
    await deps.videos.insert(aVideo().titled(filename).playing({ filename }).unsaved());
    if (tier) await deps.place(deps.tiers[tier], filename);
  }
  const work = (changes: Partial<TestDeps> = {}) => createCloudJobWorker({ ...deps, ...changes }).work();
  const job = () => deps.cloudJob.read();
  const inCloud = async () => Object.keys(await contentsOf(deps.tiers.cloud)).sort();

  /** The cloud tier with another `put`. */
  function withPut(put: (next: () => Promise<unknown>) => Promise<unknown>) {
    const { cloud } = deps.tiers;
    const replaced = {
      ...cloud,
      put: ((...file: Parameters<typeof cloud.put>) => put(() => cloud.put(...file))) as typeof cloud.put,
    };
    return { tiers: { ...deps.tiers, cloud: replaced } };
  }

  it('copies missing files, one at a time, and reports failures with reasons', async () => {
    await film('a.mp4', 'local');
    await film('b.mp4', 'local');
    await film('there.mp4', 'cloud');
    await film('lost.mp4', undefined);
    let [open, most] = [0, 0];
    const counting = withPut(async (next) => {
      open += 1;
      most = Math.max(most, open);
      expect(await job()).toMatchObject({ state: 'running', current: { sizeBytes: 6 } });
      return next().finally(() => {
        open -= 1;
      });
    });
    expect(await startCloudJob(deps)).toMatchObject({
      state: 'running',
      total: 3,
      done: 0,
      startedAt: MORNING,
    });
    await Promise.all([work(counting), work({ ...counting, workerId: 'another' })]);
    expect(await job()).toMatchObject({
      state: 'finished',
      total: 3,
      done: 3,
      failed: [{ title: 'lost.mp4', reason: expect.stringContaining('Envie o vídeo de novo') }],
      finishedAt: MORNING,
    });
    expect(await job()).not.toHaveProperty('current');
    expect(await job()).not.toHaveProperty('lease');
    expect(await inCloud()).toEqual(['a.mp4', 'b.mp4', 'there.mp4']);
    expect(most).toBe(1);
  });

  it('is one job even if started repeatedly, and a new one after it is done', async () => {
    await film('a.mp4', 'local');
    await Promise.all([startCloudJob(deps), startCloudJob(deps), startCloudJob(deps)]);
    await work();
    expect(await job()).toMatchObject({ total: 1, done: 1, state: 'finished' });
    expect(await startCloudJob(deps)).toMatchObject({ total: 0, done: 0, state: 'finished' });
  });

  it('stops after the current file on pause, and continues on resume', async () => {
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) await film(name, 'local');
    await startCloudJob(deps);
    const pausing = withPut(async (next) => {
      await pauseCloudJob(deps);
      return next();
    });
    await work(pausing);
    expect(await job()).toMatchObject({ state: 'paused', done: 1, total: 3 });
    await work();
    expect(await job()).toMatchObject({ state: 'paused', done: 1 });
    expect(await resumeCloudJob(deps)).toMatchObject({ state: 'running' });
    await work();
    expect(await job()).toMatchObject({ state: 'finished', done: 3 });
    expect(await pauseCloudJob(deps)).toMatchObject({ state: 'finished' });
  });

  it('is taken over from a crashed worker when its claim has expired', async () => {
    await film('a.mp4', 'local');
    await startCloudJob(deps);
    const dying = { ...deps, cloudJob: { ...deps.cloudJob } };
    const hanging = withPut(() => Promise.reject(new AppError('unavailable')));
    hanging.tiers.cloud.check = async () => {
      dying.cloudJob.save = () => Promise.reject(new Error('killed'));
    };
    await expect(work({ ...dying, ...hanging, workerId: 'the dead' })).rejects.toThrow('killed');
    await work();
    expect(await job()).toMatchObject({ done: 0, lease: { holder: 'the dead' } });
    await work({ now: () => MORNING + 31_000 });
    expect(await job()).toMatchObject({ state: 'finished', done: 1, failed: [] });
  });

  it('waits for an unreachable cloud tier instead of failing every file', async () => {
    for (const name of ['a.mp4', 'b.mp4']) await film(name, 'local');
    await startCloudJob(deps);
    const away = withPut(() => Promise.reject(new AppError('unavailable')));
    away.tiers.cloud.check = () => Promise.reject(new AppError('unavailable'));
    await expect(work(away)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await job()).toMatchObject({ state: 'running', done: 0, failed: [] });
    await work();
    expect(await job()).toMatchObject({ state: 'finished', done: 2, failed: [] });
  });

  it('is not started if the cloud tier cannot be listed', async () => {
    const cloud = {
      ...deps.tiers.cloud,
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }) }),
    };
    await expect(startCloudJob({ ...deps, tiers: { ...deps.tiers, cloud } })).rejects.toThrow('away');
    expect(await job()).toMatchObject({ state: 'idle' });
  });
});
