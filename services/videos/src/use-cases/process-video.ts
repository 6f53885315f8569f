import type { Logger } from '@selah/shared/service/logging/logger';
import { posterName } from '../domain/filenames.ts';
import { mediaTypeOf } from '../domain/media-types.ts';
import type {
  MediaProcessor,
  MediaTiers,
  RecogniseContainer,
  TemporaryFolder,
  TemporaryFolders,
  VideoAnnouncer,
  VideoRepository,
} from '../domain/ports.ts';
import { claimed, isHeldBy, MAX_ATTEMPTS, released } from '../domain/processing-lease.ts';
import {
  filesLeftBehind,
  languagesTouched,
  markedFailed,
  markedReady,
  type Video,
  type VideoFile,
} from '../domain/video.ts';
import { UnplayableFileError } from '../domain/video-errors.ts';
import { changeVideo, type VideoChange } from './change-video.ts';
import { discardFiles } from './discard-files.ts';
import { whileHolding } from './hold-lease.ts';

export interface ProcessVideoParts {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly processor: MediaProcessor;
  readonly recogniseContainer: RecogniseContainer;
  readonly temporary: TemporaryFolders;
  readonly announce: VideoAnnouncer;
  readonly logger: Logger;
  readonly now: () => number;
  /** Names this process among those that may claim a video. */
  readonly holder: string;
}

type MadeFile = Pick<VideoFile, 'durationSeconds' | 'poster'>;

/**
 * Brings a pending video to `ready` or `failed`. May be called for any id, any number of times and in several processes:
 * whoever gets the claim works, the others have nothing to do.
 * Rejects when it is not the file's fault (a full disk, a lost database, an abort); the video is then still pending.
 */
export async function processVideo(parts: ProcessVideoParts, id: number, signal: AbortSignal): Promise<void> {
  const { videos, holder, now, logger } = parts;
  const claim = await changeVideo(videos, id, (video) => claimed(video, { holder, now: now() }));
  if (!claim) return;
  const video = claim.after;
  try {
    if (video.attempts > MAX_ATTEMPTS) throw new UnplayableFileError('gave_up');
    const made = await whileHolding(parts, id, signal, (held) => make(parts, video, held));
    await settle(parts, video, (current) => markedReady(current, made));
    logger.info({ videoId: id, durationSeconds: made.durationSeconds }, 'video is ready');
  } catch (error) {
    if (!(error instanceof UnplayableFileError)) {
      await changeVideo(videos, id, (current) => released(current, holder));
      throw error;
    }
    logger.warn({ videoId: id, reason: error.reason, err: error.cause }, 'video cannot be played');
    await settle(parts, video, markedFailed);
  }
}

async function make(parts: ProcessVideoParts, video: Video, signal: AbortSignal): Promise<MadeFile> {
  const { tiers, processor, recogniseContainer, temporary } = parts;
  return temporary.use(async (folder) => {
    const path = await fetchSource(tiers, video, folder);
    const container = await recogniseContainer(path);
    if (!container) throw new UnplayableFileError('not_a_video');
    const media = await processor.process({ path, container }, folder.path, signal);
    signal.throwIfAborted();
    await tiers.local.put(video.filename, media.path, { contentType: mediaTypeOf(video.filename) });
    const { durationSeconds, posterPath } = media;
    const poster = posterPath && (await keepPoster(tiers, video, posterPath));
    return { ...(durationSeconds !== undefined && { durationSeconds }), ...(poster && { poster }) };
  });
}

async function keepPoster(tiers: MediaTiers, video: Video, path: string) {
  const name = posterName(video.filename);
  const { etag } = await tiers.posters.put(name, path, { contentType: mediaTypeOf(name) });
  return { name, etag };
}

/** The file as it came in, or, for one that was recorded where it lay, as it lies there. */
async function fetchSource(tiers: MediaTiers, video: Video, folder: TemporaryFolder): Promise<string> {
  for (const tier of [tiers.incoming, tiers.local, tiers.cloud]) {
    if (await tier.stat(video.filename)) return folder.write('source', await tier.open(video.filename));
  }
  throw new UnplayableFileError('file_missing');
}

/** Stores how the work ended, unless the file was replaced or the video removed meanwhile, and clears up after it. */
async function settle(
  parts: ProcessVideoParts,
  video: Video,
  outcome: (current: Video) => Video,
): Promise<void> {
  const { videos, tiers, announce, holder } = parts;
  const change = await changeVideo(videos, video.id, (current) =>
    isHeldBy(current, holder) && current.filename === video.filename ? outcome(current) : undefined,
  );
  if (!change) return discardUnlessUsed(parts, video);
  if (change.after.processing === 'ready') await tiers.incoming.delete(video.filename);
  await discardFiles(tiers, filesLeftBehind(change.before, change.after));
  await announceOutcome(announce, change);
}

async function announceOutcome(announce: VideoAnnouncer, { before, after }: VideoChange): Promise<void> {
  const languages = languagesTouched(before, after);
  if (languages.length > 0) await announce.changed(languages);
}

/** What was made for nothing goes, but not from under another process that works on the same file. */
async function discardUnlessUsed({ videos, tiers }: ProcessVideoParts, video: Video): Promise<void> {
  const { filename } = video;
  if (await videos.findByFilename(filename)) return;
  await discardFiles(tiers, [{ filename, poster: { name: posterName(filename), etag: '' } }]);
}
