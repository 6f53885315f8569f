import type { Logger } from '@selah/service-kit/logging/logger';
import type { Companion } from '../../domain/companions.ts';
import { companionName } from '../../domain/filenames.ts';
import { mediaTypeOf } from '../../domain/media-types.ts';
import type { MediaProcessor, MediaTiers, TemporaryFolder, VideoAnnouncer } from '../../domain/ports.ts';
import { claimed, isLeasedBy, MAX_ATTEMPTS, released } from '../../domain/processing-lease.ts';
import { type Video, withPoster } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { changeVideo, languagesTouchedBy } from '../editing/change-video.ts';
import { fetchFilm } from './fetch-file.ts';
import { type WithLeaseDeps, withLease } from './with-lease.ts';

export interface AddPosterDeps extends WithLeaseDeps {
  readonly tiers: MediaTiers;
  readonly processor: MediaProcessor;
  readonly announce: VideoAnnouncer;
  readonly logger: Logger;
}

interface PosterSource {
  readonly folder: TemporaryFolder;
  /** The playable film, if it is in the folder already. */
  readonly filmPath?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Makes the poster of a film that is played without one since it was processed. May be called for any id, as `processVideo`. A
 * film of which no poster can be made stays without one. Rejects if the film is not the cause; it then awaits its poster further.
 */
export async function addPoster(deps: AddPosterDeps, id: number, source: PosterSource): Promise<void> {
  const { videos, tiers, processor, announce, workerId, now } = deps;
  // Another process may be able to.
  if (!processor.makePoster) return;
  const claim = await changeVideo(videos, id, (video) => claimed(video, { workerId, now: now() }, 'poster'));
  if (!claim) return;
  const video = claim.after;
  try {
    const hasCrashed = video.attempts > MAX_ATTEMPTS;
    const poster = hasCrashed ? undefined : await make(deps, video, source);
    const change = await announce.change(
      () =>
        changeVideo(videos, id, (current) =>
          isLeasedBy(current, workerId) && current.filename === video.filename
            ? withPoster(current, poster)
            : undefined,
        ),
      languagesTouchedBy,
    );
    // Removed meanwhile: nothing else would delete it.
    const isUnused = !change && poster && !(await videos.findByFilename(video.filename));
    if (isUnused) await tiers.companions.poster.delete(poster.name);
  } catch (error) {
    await changeVideo(videos, id, (current) => released(current, workerId));
    throw error;
  }
}

function make(deps: AddPosterDeps, video: Video, source: PosterSource): Promise<Companion | undefined> {
  const { tiers, processor, logger } = deps;
  const { folder, signal } = source;
  return withLease(deps, video.id, signal, async (held) => {
    try {
      const path = source.filmPath ?? (await fetchFilm(tiers, video, { folder, as: 'film' }));
      const posterPath = await processor.makePoster?.({ path }, folder.path, held);
      held.throwIfAborted();
      if (posterPath === undefined) return undefined;
      const name = companionName('poster', video.filename);
      const options = { contentType: mediaTypeOf(name) };
      const { etag } = await tiers.companions.poster.put(name, posterPath, options);
      return { name, etag };
    } catch (error) {
      if (!(error instanceof UnplayableFileError)) throw error;
      logger.warn({ videoId: video.id, reason: error.reason }, 'a film without its file gets no poster');
      return undefined;
    }
  });
}
