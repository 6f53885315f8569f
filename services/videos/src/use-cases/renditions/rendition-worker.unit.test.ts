import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import type { RenditionMaker } from '../../domain/ports.ts';
import { MAX_RENDITION_ATTEMPTS, WAITING_RENDITIONS } from '../../domain/renditions.ts';
import type { Video, VideoFile } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { changeJob } from '../change-job.ts';
import { changeVideo } from '../editing/change-video.ts';
import { removeVideo } from '../trash/remove-video.ts';
import { createRenditionWorker } from './rendition-worker.ts';

const PLENTY = 1e12;
const FILM = { height: 1080, sizeBytes: 9e6, durationSeconds: 1, playsEverywhere: true };

/** Writes two files without looking at the film. */
const maker: RenditionMaker = {
  async make(_, folder) {
    const files = [480, 720].map((height) => ({ height, path: join(folder, `${height}`), sizeBytes: 3 }));
    for (const { height, path } of files) await writeFile(path, String(height));
    return { film: FILM, files };
  },
};

describe('making the smaller versions of films', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  async function film(file: Partial<VideoFile> = { renditions: WAITING_RENDITIONS }): Promise<Video> {
    const video = await deps.videos.insert(aVideo().playing(file).unsaved());
    await deps.place(deps.tiers.local, video.filename);
    return video;
  }
  const worker = (changes: object = {}) =>
    createRenditionWorker({ ...deps, maker, freeBytes: async () => PLENTY, ...changes });
  const work = (changes?: object) => worker(changes).work();
  const renditionsOf = async ({ id }: Video) => (await deps.videos.find(id))?.renditions;
  const job = () => deps.renditionJob.read();
  const changed = (change: object) => changeJob(deps.renditionJob, (stored) => ({ ...stored, ...change }));
  const stored = async () => Object.values(await contentsOf(deps.tiers.renditions)).sort();

  it('makes them one film at a time, whoever asks, and announces each film', async () => {
    const films = [await film(), await film(), await film()];
    let [open, most] = [0, 0];
    const counting: RenditionMaker = {
      async make(...args) {
        open += 1;
        most = Math.max(most, open);
        return maker.make(...args).finally(() => {
          open -= 1;
        });
      },
    };
    await Promise.all(['a', 'b', 'c'].map((workerId) => work({ workerId, maker: counting })));
    await work();
    expect(most).toBe(1);
    for (const video of films) {
      expect(await renditionsOf(video)).toMatchObject({
        state: 'done',
        attempts: 1,
        madeAt: MORNING,
        files: [
          { height: 480, sizeBytes: 3, name: expect.stringMatching(/^\d+-\d+\.480p\.mp4$/) },
          { height: 720, sizeBytes: 3 },
        ],
      });
      // More bits than visitors get.
      expect(await renditionsOf(video)).not.toHaveProperty('film');
    }
    expect(await stored()).toEqual(['480', '480', '480', '720', '720', '720']);
    expect(deps.announced).toEqual(['changed pt', 'changed pt', 'changed pt']);
    expect(await job()).not.toHaveProperty('lease');
  });

  it('leaves films alone that were ready before, until it is told to include them; then it does them once', async () => {
    const old = await film({});
    await work();
    expect(await renditionsOf(old)).toBeUndefined();
    await changed({ includesOldFilms: true });
    await work();
    expect(await renditionsOf(old)).toMatchObject({ state: 'done' });
    expect(await job()).toMatchObject({ includesOldFilms: false });
  });

  it('stops in the middle of a film when it is paused, and goes on with that film', async () => {
    const video = await film();
    const slow: RenditionMaker = {
      async make(_, __, { signal }) {
        await changed({ isPaused: true });
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    };
    await work({ maker: slow });
    expect(await renditionsOf(video)).toMatchObject({ state: 'waiting', attempts: 0 });
    await work();
    expect(await renditionsOf(video)).toMatchObject({ state: 'waiting' });
    await changed({ isPaused: false });
    await work();
    expect(await renditionsOf(video)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('goes on after a kill though the clock was set back by a day since', async () => {
    const video = await film();
    await changed({ lease: { holder: 'killed', expiresAt: deps.now() + 24 * 60 * 60 * 1000 } });
    await work();
    expect(await renditionsOf(video)).toMatchObject({ state: 'done' });
  });

  it('stores why a film has none, and goes on with the next', async () => {
    const [damaged, missing, fine] = [await film(), await film(), await film()];
    await deps.tiers.local.delete(missing.filename);
    let calls = 0;
    const failing: RenditionMaker = {
      async make(...args) {
        calls += 1;
        if (calls === 1) throw new UnplayableFileError('truncated');
        return maker.make(...args);
      },
    };
    await work({ maker: failing });
    expect(await renditionsOf(damaged)).toMatchObject({ state: 'failed', failure: 'truncated' });
    expect(await renditionsOf(missing)).toMatchObject({ state: 'failed', failure: 'file_missing' });
    expect(await renditionsOf(fine)).toMatchObject({ state: 'done' });
  });

  it('gives a film up that ended the process, or failed without a reason, several times', async () => {
    const crashing = await film({ renditions: { ...WAITING_RENDITIONS, attempts: MAX_RENDITION_ATTEMPTS } });
    const strange = await film();
    await work({ maker: { make: () => Promise.reject(new Error('strange')) } });
    for (const video of [crashing, strange]) {
      expect(await renditionsOf(video)).toMatchObject({ state: 'failed', failure: 'gave_up' });
    }
  });

  it.each([
    ['before it begins', { freeBytes: async () => 1000 }],
    [
      'while it writes',
      { maker: { make: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) } },
    ],
  ])('waits for room on the disk: %s', async (_, full) => {
    const video = await film();
    await work(full);
    expect(await renditionsOf(video)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await job()).toMatchObject({ trouble: 'disk_full' });
    await work();
    expect(await renditionsOf(video)).toMatchObject({ state: 'done' });
    expect(await job()).not.toHaveProperty('trouble');
  });

  it('keeps nothing of a film that was replaced or removed meanwhile', async () => {
    const [replaced, removed] = [await film(), await film()];
    const meanwhile: RenditionMaker = {
      async make(...args) {
        await changeVideo(deps.videos, replaced.id, (video) => ({ ...video, playedSha256: 'another' }));
        if (await deps.videos.find(removed.id)) await removeVideo(deps, removed.id);
        return maker.make(...args);
      },
    };
    // The replaced one waits again, as another film.
    await work({ maker: meanwhile });
    expect(await renditionsOf(replaced)).toMatchObject({ state: 'done' });
    expect(await stored()).toEqual(['480', '720']);
  });

  it('makes nothing without ffmpeg, and says so', async () => {
    await film();
    await work({ maker: undefined });
    expect(await job()).toMatchObject({ isToolMissing: true });
    await work();
    expect(await job()).toMatchObject({ isToolMissing: false });
    expect(await stored()).toHaveLength(2);
  });
});
