import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import type { MediaProcessor } from '../../domain/ports.ts';
import { createVideoWorker } from './video-worker.ts';

describe('the worker', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  async function waiting(): Promise<number> {
    const { id, filename } = await deps.videos.insert(aVideo().pending().unsaved());
    await deps.place(deps.tiers.incoming, filename);
    return id;
  }
  const workerWith = (process: MediaProcessor['process']) =>
    createVideoWorker({ ...deps, processor: { ...deps.processor, process } });
  const stateOf = async (id: number) => (await deps.videos.find(id))?.processing;

  it('processes one video at a time', async () => {
    const ids = [await waiting(), await waiting(), await waiting()];
    let [open, most] = [0, 0];
    const worker = workerWith(async ({ path }) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return { path, container: 'mp4' };
    });
    await Promise.all(ids.map((id) => worker.process(id)));
    expect(most).toBe(1);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['ready', 'ready', 'ready']);
  });

  it('processes pending videos and those of crashed processes, but not those of running ones', async () => {
    const lost = await waiting();
    const orphan = await deps.videos.insert(
      aVideo()
        .leasedTo('dead', deps.now() - 1)
        .unsaved(),
    );
    await deps.place(deps.tiers.incoming, orphan.filename);
    const taken = await deps.videos.insert(
      aVideo()
        .leasedTo('alive', deps.now() + 1000)
        .unsaved(),
    );
    await createVideoWorker(deps).processPending();
    expect(await Promise.all([lost, orphan.id, taken.id].map(stateOf))).toEqual([
      'ready',
      'ready',
      'pending',
    ]);
  });

  it('processes the other videos if one cannot be processed', async () => {
    const [bad, good] = [await waiting(), await waiting()];
    let isFirst = true;
    const worker = workerWith(async ({ path }) => {
      if (isFirst) {
        isFirst = false;
        throw new Error('the disk is full');
      }
      return { path, container: 'mp4' };
    });
    await worker.processPending();
    expect(await Promise.all([bad, good].map(stateOf))).toEqual(['pending', 'ready']);
  });

  it('aborts the current video on stop, and starts no other; nothing is lost', async () => {
    const [running, next] = [await waiting(), await waiting()];
    let hasBegun = false;
    const worker = workerWith(
      (_source, _folder, signal) =>
        new Promise((_, reject) => {
          hasBegun = true;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const ended = [worker.process(running), worker.process(next)].map((job) => job.catch(() => 'ended'));
    await eventually(() => expect(hasBegun).toBe(true));
    await worker.stop();
    await Promise.all(ended);
    expect(await Promise.all([running, next].map(stateOf))).toEqual(['pending', 'pending']);
    expect(await deps.videos.find(running)).not.toHaveProperty('lease');
  });
});
