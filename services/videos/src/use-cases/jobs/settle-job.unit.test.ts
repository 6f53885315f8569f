import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { JobKind } from '@selah/shared/contracts/videos/jobs';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { begun, paused, settled } from '../../domain/cloud-job.ts';
import { WAITING_RENDITIONS } from '../../domain/renditions.ts';
import type { Video } from '../../domain/video.ts';
import { changeJob } from '../change-job.ts';
import { listJobs } from './list-jobs.ts';
import { giveUpJob, retryJob } from './settle-job.ts';

describe('the list of jobs', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const insert = (video: ReturnType<typeof aVideo>) => deps.videos.insert(video.unsaved());
  const listed = async () =>
    (await listJobs(deps)).jobs.map(({ kind, state, reason }) => [kind, state, reason]);
  const failedRenditions = { ...WAITING_RENDITIONS, state: 'failed', failure: 'truncated' } as const;
  const TRUNCATED = expect.stringContaining('termina antes da hora');

  /** A job of the cloud tier with one file, which failed. */
  async function failInCloud({ id, title }: Video): Promise<void> {
    const current = { id, title, sentBytes: 0, sizeBytes: 0 };
    const lease = { holder: 'a', expiresAt: MORNING };
    await changeJob(deps.cloudJob, (job) =>
      settled(
        { ...begun(job, [id], 0), current, lease },
        { id, title, reason: 'Sumiu.' },
        { holder: 'a', now: 0 },
      ),
    );
  }

  it('has what failed first, then what is being done, then what waits', async () => {
    await insert(aVideo().pending());
    await insert(aVideo().leasedTo('another', MORNING + 1));
    await insert(aVideo().changed({ processing: 'failed', failure: 'truncated' }));
    await insert(aVideo().changed({ failure: 'truncated' }));
    await insert(aVideo().playing({ renditions: failedRenditions }));
    const current = await insert(aVideo().playing({ renditions: WAITING_RENDITIONS }));
    await insert(aVideo().playing({ renditions: { ...WAITING_RENDITIONS, state: 'done' } }));
    await changeJob(deps.renditionJob, (job) => ({
      ...job,
      current: { id: current.id, title: 'x', share: 0.5 },
    }));
    await failInCloud(await insert(aVideo()));
    expect(await listed()).toEqual([
      ['processing', 'failed', TRUNCATED],
      ['processing', 'failed', TRUNCATED],
      ['renditions', 'failed', TRUNCATED],
      ['cloud', 'failed', 'Sumiu.'],
      ['processing', 'running', undefined],
      ['renditions', 'running', undefined],
      ['processing', 'waiting', undefined],
    ]);
  });

  it.each([
    ['a pause', { isPaused: true }, /^Pausado\. .*versões leves/],
    ['a missing tool', { isToolMissing: true }, /ffmpeg/],
    ['a full disk', { trouble: 'disk_full' }, /disco está quase cheio/],
    ['only its turn', {}, undefined],
  ])('says why a film waits for its smaller versions: %s', async (_, change, reason) => {
    await insert(aVideo().playing({ renditions: WAITING_RENDITIONS }));
    await changeJob(deps.renditionJob, (job) => ({ ...job, ...(change as object) }));
    expect(await listed()).toEqual([
      ['renditions', 'waiting', reason === undefined ? undefined : expect.stringMatching(reason)],
    ]);
  });

  it('says that a copy to the cloud tier waits because it is paused', async () => {
    const { id } = await insert(aVideo());
    await changeJob(deps.cloudJob, (job) => begun(job, [id], MORNING));
    expect(await listed()).toEqual([['cloud', 'waiting', undefined]]);
    await changeJob(deps.cloudJob, paused);
    expect(await listed()).toEqual([['cloud', 'waiting', expect.stringMatching(/^Pausado\. .*Firebase/)]]);
  });

  it('says when the file that failed is gone, and then forgets it without touching the video', async () => {
    const video = await insert(aVideo().changed({ failure: 'truncated' }));
    expect((await listJobs(deps)).jobs).toMatchObject([{ canRetry: false }]);
    await giveUpJob(deps, { kind: 'processing', videoId: video.id });
    expect(await listed()).toEqual([]);
    expect(await deps.videos.find(video.id)).toMatchObject({ processing: 'ready' });
  });

  it('does a failed job again', async () => {
    const film = await insert(aVideo().changed({ processing: 'failed', failure: 'gave_up' }));
    await deps.place(deps.tiers.incoming, film.filename);
    const small = await insert(aVideo().playing({ renditions: failedRenditions }));
    const lost = await insert(aVideo());
    await failInCloud(lost);
    await retryJob(deps, { kind: 'processing', videoId: film.id });
    await retryJob(deps, { kind: 'renditions', videoId: small.id });
    await retryJob(deps, { kind: 'cloud', videoId: lost.id });
    expect(await listed()).toEqual([
      ['processing', 'waiting', undefined],
      ['renditions', 'waiting', undefined],
      ['cloud', 'waiting', undefined],
    ]);
    expect(await deps.cloudJob.read()).toMatchObject({ state: 'running', remaining: [lost.id], failed: [] });
    expect(deps.announced).toContain(`uploaded ${film.id}`);
  });

  it('forgets a job that was given up, and puts a video that cannot be played into the trash', async () => {
    const film = await insert(aVideo().changed({ processing: 'failed', failure: 'gave_up' }));
    const small = await insert(aVideo().playing({ renditions: failedRenditions }));
    const lost = await insert(aVideo());
    await failInCloud(lost);
    await giveUpJob(deps, { kind: 'processing', videoId: film.id });
    await giveUpJob(deps, { kind: 'renditions', videoId: small.id });
    await giveUpJob(deps, { kind: 'cloud', videoId: lost.id });
    expect(await listed()).toEqual([]);
    expect(await deps.trash.list()).toMatchObject([{ id: String(film.id) }]);
    expect((await deps.videos.find(small.id))?.renditions).toMatchObject({ state: 'given_up' });
  });

  it.each(['processing', 'renditions', 'cloud'] as const satisfies readonly JobKind[])(
    'refuses what has not failed: %s',
    async (kind) => {
      const { id: videoId } = await insert(aVideo());
      await expect(retryJob(deps, { kind, videoId })).rejects.toMatchObject({ code: 'not_found' });
      await expect(giveUpJob(deps, { kind, videoId })).rejects.toMatchObject({ code: 'not_found' });
      await expect(retryJob(deps, { kind, videoId: 999 })).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});
