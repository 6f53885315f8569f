import type { RenditionJob as RenditionReport } from '@selah/shared/contracts/videos/rendition-job';
import type { VideoRepository } from '../../domain/ports.ts';
import type { RenditionJob, RenditionJobStore } from '../../domain/rendition-job.ts';
import { estimatedBytes } from '../../domain/renditions.ts';

export interface ReportRenditionsDeps {
  readonly videos: Pick<VideoRepository, 'list'>;
  readonly renditionJob: RenditionJobStore;
  readonly freeBytes: () => Promise<number>;
}

/** What the job of smaller versions does, has done and would need for the old films. */
export async function reportRenditions(deps: ReportRenditionsDeps): Promise<RenditionReport> {
  const [job, freeBytes] = await Promise.all([deps.renditionJob.read(), deps.freeBytes()]);
  const films = (await deps.videos.list()).filter(
    ({ processing, storageUrl }) => processing === 'ready' && storageUrl === undefined,
  );
  const inState = (wanted: string) => films.filter(({ renditions }) => renditions?.state === wanted).length;
  const old = films.filter(({ renditions }) => renditions === undefined);
  const waiting = inState('waiting') + (job.includesOldFilms ? old.length : 0);
  const left = job.includesOldFilms ? [] : old;
  const { current } = job;
  return {
    state: stateOf(job, waiting),
    waiting,
    done: inState('done') + inState('given_up'),
    failed: inState('failed'),
    ...(current && { current }),
    old: { films: left.length, estimatedBytes: sumOf(left, estimatedBytes) },
    storedBytes: sumOf(films, ({ renditions }) =>
      sumOf(renditions?.files ?? [], ({ sizeBytes }) => sizeBytes),
    ),
    freeBytes,
  };
}

function stateOf(job: RenditionJob, waiting: number): RenditionReport['state'] {
  if (job.isToolMissing) return 'no_tool';
  if (job.isPaused) return 'paused';
  if (waiting === 0) return 'idle';
  return job.trouble ?? 'running';
}

function sumOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + sizeOf(item), 0);
}
