import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createInMemoryVideoRepository } from '../../adapters/in-memory/in-memory-video-repository.ts';
import { LEASE_MS } from '../../domain/lease.ts';
import type { VideoRepository } from '../../domain/ports.ts';
import { withReplacement } from '../../domain/video.ts';
import { withLease } from './with-lease.ts';

describe('work with a lease', () => {
  let videos: VideoRepository;
  let id: number;
  beforeEach(async () => {
    jest.useFakeTimers();
    videos = createInMemoryVideoRepository();
    id = (
      await videos.insert(
        aVideo()
          .leasedTo('me', Date.now() + LEASE_MS)
          .unsaved(),
      )
    ).id;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const never = new AbortController().signal;
  const hold = <T>(work: (held: AbortSignal) => Promise<T>, repository = videos) =>
    withLease({ videos: repository, workerId: 'me', now: Date.now }, id, never, work);
  const expiresAt = async () => (await videos.find(id))?.lease?.expiresAt ?? 0;

  it('renews its lease as long as it takes', async () => {
    const aborted = await hold(async (held) => {
      await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
      return held.aborted;
    });
    expect(aborted).toBe(false);
    expect(await expiresAt()).toBeGreaterThan(Date.now());
  });

  it('is aborted if the file is replaced', async () => {
    const aborted = await hold(async (held) => {
      const video = await videos.find(id);
      if (video) await videos.save(withReplacement(video, { filename: 'other.mp4' }));
      await jest.advanceTimersByTimeAsync(LEASE_MS);
      return held.aborted;
    });
    expect(aborted).toBe(true);
  });

  it('continues if the database is down for a moment', async () => {
    const away = { ...videos, find: () => Promise.reject(new Error('away')) };
    const aborted = await hold(async (held) => {
      await jest.advanceTimersByTimeAsync(LEASE_MS);
      return held.aborted;
    }, away);
    expect(aborted).toBe(false);
  });

  it('renews nothing when it is done', async () => {
    await hold(async () => {});
    const before = await expiresAt();
    await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
    expect(await expiresAt()).toBe(before);
  });
});
