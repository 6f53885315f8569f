import type { Clock } from '@selah/service-kit/clock';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import {
  claimed,
  type RenditionJob,
  type RenditionJobStore,
  released,
  renewed,
} from '../../domain/rendition-job.ts';
import { estimatedBytes } from '../../domain/renditions.ts';
import type { Video } from '../../domain/video.ts';
import { changeJob } from '../change-job.ts';
import { type MakeRenditionsDeps, makeRenditions } from './make-renditions.ts';

export interface RenditionWorkerDeps extends Omit<MakeRenditionsDeps, 'maker'> {
  /** Absent without ffmpeg: nothing is made then. */
  readonly maker?: MakeRenditionsDeps['maker'] | undefined;
  readonly renditionJob: RenditionJobStore;
  /** Bytes that can still be written to the disk of the media. */
  readonly freeBytes: () => Promise<number>;
  readonly now: Clock;
  readonly workerId: string;
}

export interface RenditionWorker {
  /** Makes the versions of all waiting films, one film at a time; returns when none is left, or the job is paused. */
  work(): Promise<void>;
  /** Aborts the current film, which stays waiting, and starts no other. */
  stop(): void;
}

/** How often the claim is renewed, the progress stored, and a pause noticed, in milliseconds. */
const REPORT_MS = 2000;

/** Left free on the disk, for uploads and the database, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** Does the stored job. Of several processes, one has claimed it; another continues if that one crashes. */
export function createRenditionWorker(deps: RenditionWorkerDeps): RenditionWorker {
  const { renditionJob, videos, maker, now, workerId } = deps;
  const me = () => ({ holder: workerId, now: now() });
  const change = (next: (job: RenditionJob) => RenditionJob | undefined) => changeJob(renditionJob, next);
  const stopping = new AbortController();

  /** The next film: new ones first. When no old one is left, old films are done. */
  async function nextVideo({ includesOldFilms }: RenditionJob): Promise<Video | undefined> {
    const waiting = await videos.nextForRenditions({ isOld: false });
    if (waiting || !includesOldFilms) return waiting;
    const old = await videos.nextForRenditions({ isOld: true });
    if (!old) await change((job) => ({ ...job, includesOldFilms: false }));
    return old;
  }

  async function makeOne(video: Video, of: NonNullable<typeof maker>): Promise<void> {
    const ended = new AbortController();
    let current = { id: video.id, title: video.title, share: 0 };
    const renew = async () => {
      // The database may be available again before the claim expires.
      const job = await change((stored) => renewed(stored, current, me())).catch(() => 'unknown' as const);
      if (!job) ended.abort(new Error('the job was paused, or is done elsewhere'));
    };
    await renew();
    const timer = setInterval(() => void renew(), REPORT_MS);
    try {
      await makeRenditions({ ...deps, maker: of }, video, {
        signal: AbortSignal.any([stopping.signal, ended.signal]),
        onProgress: (share) => {
          current = { ...current, share };
        },
      });
    } catch (error) {
      if (!ended.signal.aborted && !stopping.signal.aborted) throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** The film is copied before it is read, and its versions are written beside the copy. */
  async function fits({ sizeBytes = 0, durationSeconds }: Video): Promise<boolean> {
    const needed = sizeBytes + 2 * estimatedBytes({ sizeBytes, durationSeconds }) + SPARE_BYTES;
    return (await deps.freeBytes()) >= needed;
  }

  async function workWith(of: NonNullable<typeof maker>): Promise<void> {
    const job = await change((stored) => claimed(stored, me()));
    const video = job && (await nextVideo(job));
    let trouble: RenditionJob['trouble'];
    try {
      for (let next = video; next; next = await following()) {
        if (!(await fits(next))) {
          trouble = 'disk_full';
          return;
        }
        await makeOne(next, of);
      }
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      trouble = 'disk_full';
    } finally {
      await change((stored) => released(stored, workerId, trouble));
    }
  }

  async function following(): Promise<Video | undefined> {
    if (stopping.signal.aborted) return undefined;
    const job = await change((stored) => renewed(stored, undefined, me()));
    return job && nextVideo(job);
  }

  return {
    async work() {
      const { isToolMissing, isPaused } = await renditionJob.read();
      if (isToolMissing !== (maker === undefined)) {
        await change((job) => ({ ...job, isToolMissing: maker === undefined }));
      }
      if (!maker || isPaused || stopping.signal.aborted) return;
      if (await somethingToDo()) await workWith(maker);
    },
    stop() {
      stopping.abort(new Error('stopping'));
    },
  };

  /** Without a write, because this is asked every few seconds. */
  async function somethingToDo(): Promise<boolean> {
    const { includesOldFilms } = await renditionJob.read();
    return includesOldFilms || (await videos.nextForRenditions({ isOld: false })) !== undefined;
  }
}
