import type { Clock } from '@selah/service-kit/clock';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { Logger } from '@selah/service-kit/logging/logger';
import { renditionName } from '../../domain/filenames.ts';
import { mediaTypeOf } from '../../domain/media-types.ts';
import type {
  MadeRenditions,
  MediaTiers,
  RecogniseContainer,
  RenditionMaker,
  TemporaryFolder,
  TemporaryFolders,
  VideoAnnouncer,
  VideoRepository,
} from '../../domain/ports.ts';
import {
  isPublic,
  MAX_RENDITION_ATTEMPTS,
  type Rendition,
  type Renditions,
  WAITING_RENDITIONS,
} from '../../domain/renditions.ts';
import type { Video } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { changeVideo, languagesTouchedBy } from '../editing/change-video.ts';
import { fetchFilm } from '../processing/fetch-file.ts';

export interface MakeRenditionsDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly maker: RenditionMaker;
  readonly recogniseContainer: RecogniseContainer;
  readonly temporary: TemporaryFolders;
  readonly announce: VideoAnnouncer;
  readonly logger: Logger;
  readonly now: Clock;
  /** A short unique text of letters and digits. */
  readonly uniqueSuffix: () => string;
}

interface Run {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/**
 * Makes the smaller versions of a film, or stores why they cannot be made. Only the holder of the rendition job calls it.
 * Rejects after an abort, and if the disk is full or the database is lost; the film then stays as it was.
 */
export async function makeRenditions(deps: MakeRenditionsDeps, video: Video, run: Run): Promise<void> {
  const started = await changeRenditions(deps, video, (current) => ({
    ...current,
    attempts: current.attempts + 1,
  }));
  if (!started) return;
  try {
    if (started.attempts > MAX_RENDITION_ATTEMPTS) throw new UnplayableFileError('gave_up');
    await deps.temporary.use((folder) => makeAndStore(deps, video, started, { run, folder }));
  } catch (error) {
    if (run.signal.aborted || isStorageFull(error)) {
      // Ended from outside: the attempt is not counted.
      await changeRenditions(deps, video, (current) => ({ ...current, attempts: current.attempts - 1 }));
      throw error;
    }
    deps.logger.warn({ videoId: video.id, err: error }, 'the smaller versions of a film could not be made');
    // Any other error is an attempt, so that no film keeps the others waiting for ever.
    if (!(error instanceof UnplayableFileError)) return;
    const { reason } = error;
    await changeRenditions(deps, video, (current) => ({ ...current, state: 'failed', failure: reason }));
  }
}

async function makeAndStore(
  deps: MakeRenditionsDeps,
  video: Video,
  { attempts }: Renditions,
  { run, folder }: { readonly run: Run; readonly folder: TemporaryFolder },
): Promise<void> {
  const path = await fetchFilm(deps.tiers, video, { folder, as: 'film' });
  const container = await deps.recogniseContainer(path);
  const made = await deps.maker.make({ path, container }, folder.path, run);
  run.signal.throwIfAborted();
  const files = await storeFiles(deps, video, made);
  const { film } = made;
  const done: Renditions = {
    state: 'done',
    attempts,
    files,
    ...(isPublic(film) && { film: { height: film.height, sizeBytes: film.sizeBytes } }),
    madeAt: deps.now(),
  };
  const isStored = await changeRenditions(deps, video, () => done);
  if (!isStored) await deleteFiles(deps.tiers, files);
  deps.logger.info({ videoId: video.id, files: files.length }, 'smaller versions are done');
}

async function storeFiles(
  { tiers, uniqueSuffix }: MakeRenditionsDeps,
  { id }: Video,
  made: MadeRenditions,
): Promise<readonly Rendition[]> {
  const stored: Rendition[] = [];
  try {
    for (const { height, path, sizeBytes } of made.files) {
      const name = renditionName(id, height, uniqueSuffix());
      const options = { contentType: mediaTypeOf(name), isFinal: true };
      const { etag } = await tiers.renditions.put(name, path, options);
      stored.push({ height, name, etag, sizeBytes });
    }
    return stored;
  } catch (error) {
    await deleteFiles(tiers, stored);
    throw error;
  }
}

async function deleteFiles(tiers: MediaTiers, files: readonly Rendition[]): Promise<void> {
  for (const { name } of files) await tiers.renditions.delete(name);
}

/** Changes the record while its film is still this one and waits; returns what was stored, or undefined. */
async function changeRenditions(
  { videos, announce }: MakeRenditionsDeps,
  video: Video,
  change: (current: Renditions) => Renditions,
): Promise<Renditions | undefined> {
  const saved = await announce.change(
    () =>
      changeVideo(videos, video.id, (current) => {
        const { renditions = WAITING_RENDITIONS } = current;
        const isSameFilm =
          current.processing === 'ready' &&
          current.filename === video.filename &&
          current.playedSha256 === video.playedSha256;
        if (!isSameFilm || renditions.state !== 'waiting') return undefined;
        return { ...current, renditions: change(renditions) };
      }),
    // Only finished versions change what visitors get.
    (changed) => (changed?.after.renditions?.state === 'done' ? languagesTouchedBy(changed) : []),
  );
  return saved?.after.renditions;
}
