import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { LEASE_MS } from '../../domain/lease.ts';
import type { MediaStore } from '../../domain/media-store.ts';
import { createVideoWorker } from '../processing/video-worker.ts';
import { adoptFile } from './adopt-file.ts';
import { inspectVideoFiles } from './inspect-video-files.ts';
import { trashUnusedFiles } from './trash-unused-files.ts';

const NAME = 'Salmo 23 (cópia).mp4';
const INPUT = { filename: NAME, title: 'Salmo 23', language: 'pt' } as const;
const HOUR_MS = 60 * 60 * 1000;

describe('M-140 adopting a file that no record uses', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const killed = async () => {
    throw new Error('killed');
  };
  const withLocal = (local: Partial<MediaStore>) => ({
    ...deps,
    tiers: { ...deps.tiers, local: { ...deps.tiers.local, ...local } },
  });
  const withIncoming = (incoming: Partial<MediaStore>) => ({
    ...deps,
    tiers: { ...deps.tiers, incoming: { ...deps.tiers.incoming, ...incoming } },
  });
  const unused = async () => (await inspectVideoFiles(deps)).analysis.unusedPhysicalFiles;
  /** What the worker of the next process does once the lease of the killed one is over. */
  const workLater = () =>
    createVideoWorker({ ...deps, now: () => deps.now() + LEASE_MS + 1 }).processPending();

  it.each([
    ['the file is taken over', () => withIncoming({ put: killed })],
    ['the file is deleted', () => withLocal({ delete: killed })],
    ['the record says that it is over', () => ({ ...deps, videos: { ...deps.videos, save: killed } })],
  ])('ends in one video and no other file when the process dies before %s', async (_, dying) => {
    await deps.place(deps.tiers.local, NAME);
    await expect(adoptFile(dying(), INPUT)).rejects.toThrow('killed');
    // Until the worker comes, the file belongs to the video.
    expect(await unused()).toEqual([]);
    await expect(adoptFile(deps, INPUT)).rejects.toMatchObject({ code: 'file_in_use' });
    expect(await trashUnusedFiles(deps, [NAME])).toBe(0);
    await workLater();
    const videos = await deps.videos.list();
    expect(videos).toMatchObject([{ title: 'Salmo 23', processing: 'ready' }]);
    expect(videos[0]).not.toHaveProperty('adopting');
    expect(await contentsOf(deps.tiers.local)).toEqual({ [videos[0]?.filename ?? '']: 'a film' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
    expect(await unused()).toEqual([]);
  });

  it('is done once by two who adopt the same file', async () => {
    await deps.place(deps.tiers.local, NAME);
    const outcomes = await Promise.allSettled([adoptFile(deps, INPUT), adoptFile(deps, INPUT)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = outcomes.find((outcome) => outcome.status === 'rejected') ?? {};
    expect(reason).toMatchObject({ code: expect.stringMatching(/file_in_use|invalid_input/) });
    await workLater();
    expect(await deps.videos.list()).toHaveLength(1);
    expect(await unused()).toEqual([]);
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });

  it('leaves a file alone that took the name of the adopted one meanwhile', async () => {
    await deps.place(deps.tiers.local, NAME);
    const dying = withIncoming({
      async put(...file) {
        const info = await deps.tiers.incoming.put(...file);
        await deps.place(deps.tiers.local, NAME, 'another film');
        return info;
      },
    });
    await adoptFile(dying, INPUT);
    await workLater();
    expect(await unused()).toMatchObject([{ filename: NAME }]);
    expect((await contentsOf(deps.tiers.local))[NAME]).toBe('another film');
  });

  it('is told to the worker when nothing is left to be done, and leaves no lease', async () => {
    await deps.place(deps.tiers.local, NAME);
    const video = await adoptFile({ ...deps, now: () => deps.now() + HOUR_MS }, INPUT);
    expect(video).not.toHaveProperty('lease');
    expect(video).not.toHaveProperty('adopting');
    expect(deps.announced).toEqual([`uploaded ${video.id}`]);
  });
});
