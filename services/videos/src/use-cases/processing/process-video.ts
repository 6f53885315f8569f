import { createHash } from 'node:crypto';
import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import { COMPANION_KINDS, type Companions } from '../../domain/companions.ts';
import { EXTENSIONS } from '../../domain/container.ts';
import { companionName, nameWithEnding } from '../../domain/filenames.ts';
import { mediaTypeOf } from '../../domain/media-types.ts';
import type {
  HashFile,
  MediaProcessor,
  MediaTiers,
  ProcessedMedia,
  RecogniseContainer,
  RenditionMaker,
  TemporaryFolder,
  TemporaryFolders,
  VideoAnnouncer,
  VideoRepository,
} from '../../domain/ports.ts';
import { claimed, isLeasedBy, MAX_ATTEMPTS, released } from '../../domain/processing-lease.ts';
import { WAITING_RENDITIONS } from '../../domain/renditions.ts';
import {
  filesLeftBehind,
  type MadeFromFile,
  markedFailed,
  markedReady,
  type Video,
} from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { takeOverAdopted } from '../diagnostics/take-over-adopted.ts';
import { changeVideo, languagesTouchedBy, type VideoChange } from '../editing/change-video.ts';
import { discardFiles, discardLeftovers } from '../editing/discard-files.ts';
import { addPoster } from './add-poster.ts';
import { fetchFile } from './fetch-file.ts';
import { withLease } from './with-lease.ts';

/** The length of the suffix of generated names; enough to be unique. */
const SUFFIX_LENGTH = 10;

export interface ProcessVideoDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly processor: MediaProcessor;
  /** Absent without ffmpeg: no smaller versions are made. */
  readonly maker?: RenditionMaker | undefined;
  readonly recogniseContainer: RecogniseContainer;
  readonly hashFile: HashFile;
  readonly temporary: TemporaryFolders;
  readonly announce: VideoAnnouncer;
  readonly logger: Logger;
  readonly now: Clock;
  /** Identifies this process in the leases of videos. */
  readonly workerId: string;
}

/**
 * Processes a pending video to `ready` or `failed`; then visitors can play it, and its poster follows. May be called for any id,
 * repeatedly and in several processes: the process that gets the lease works, the others return at once.
 * Rejects if the file is not the cause (a full disk, a lost database, an abort); what was not done is then done by a later call.
 */
export async function processVideo(deps: ProcessVideoDeps, id: number, signal: AbortSignal): Promise<void> {
  await deps.temporary.use(async (folder) => {
    const filmPath = await makePlayable(deps, id, folder, signal);
    await addPoster(deps, id, { folder, filmPath, signal });
  });
}

/** Returns the path of the playable film; undefined if nothing was pending, or the file cannot be played. */
async function makePlayable(
  deps: ProcessVideoDeps,
  id: number,
  folder: TemporaryFolder,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { videos, workerId, now, logger } = deps;
  const claim = await changeVideo(videos, id, (video) => claimed(video, { workerId, now: now() }));
  if (!claim) return undefined;
  const video = claim.after;
  try {
    if (video.attempts > MAX_ATTEMPTS) throw new UnplayableFileError('gave_up');
    const { path, made } = await withLease(deps, id, signal, (held) => make(deps, video, folder, held));
    await storeOutcome(deps, video, made.filename, (current) => markedReady(current, made));
    logger.info({ videoId: id, durationSeconds: made.durationSeconds }, 'video is ready');
    return path;
  } catch (error) {
    if (!(error instanceof UnplayableFileError)) {
      await changeVideo(videos, id, (current) => released(current, workerId));
      throw error;
    }
    logger.warn({ videoId: id, reason: error.reason, err: error.cause }, 'video cannot be played');
    const { reason } = error;
    await storeOutcome(deps, video, video.filename, (current) => markedFailed(current, reason));
    return undefined;
  }
}

async function make(
  deps: ProcessVideoDeps,
  video: Video,
  folder: TemporaryFolder,
  signal: AbortSignal,
): Promise<{ readonly path: string; readonly made: MadeFromFile }> {
  const { tiers, processor, recogniseContainer, hashFile } = deps;
  await takeOverAdopted(deps, video);
  const source = await fetchSource(tiers, video, folder);
  const container = await recogniseContainer(source);
  const media = await processor.process(
    { path: source, container, language: video.language },
    folder.path,
    signal,
  );
  const { path, durationSeconds } = media;
  const playedSha256 = await hashFile(path);
  signal.throwIfAborted();
  const filename = playedName(video, media);
  // Companions first: if the source is in `local`, the next put replaces it by a file without the text track.
  const companions = await keepCompanions(tiers, filename, media);
  const { size: sizeBytes } = await tiers.local.put(filename, path, {
    contentType: mediaTypeOf(filename),
    isFinal: true,
  });
  const made: MadeFromFile = {
    filename,
    sizeBytes,
    playedSha256,
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...companions,
    ...(processor.makePoster && { awaitsPoster: true }),
    ...(deps.maker && { renditions: WAITING_RENDITIONS }),
    ...(tiers.local === tiers.cloud && { storagePath: filename }),
  };
  return { path, made };
}

/**
 * The name of the converted file: the upload's if its extension matches, otherwise a generated one. It is the same in every
 * attempt, so that files of a crashed one are replaced.
 */
function playedName({ id, filename }: Video, { container }: ProcessedMedia): string {
  const suffix = createHash('sha256').update(`${id} ${filename}`).digest('hex').slice(0, SUFFIX_LENGTH);
  return nameWithEnding(filename, EXTENSIONS[container], suffix);
}

/** The new captions; for what is missing, the existing file of an earlier attempt or of a person. */
async function keepCompanions(
  tiers: MediaTiers,
  filename: string,
  { captionsPath }: ProcessedMedia,
): Promise<Companions> {
  const kept = COMPANION_KINDS.map(async (kind) => {
    const store = tiers.companions[kind];
    const name = companionName(kind, filename);
    const isNew = kind === 'captions' && captionsPath !== undefined;
    const info = isNew
      ? await store.put(name, captionsPath, { contentType: mediaTypeOf(name) })
      : await store.stat(name);
    return info ? [[kind, { name, etag: info.etag }]] : [];
  });
  return Object.fromEntries((await Promise.all(kept)).flat());
}

/** The uploaded file, or, for a file that was recorded without an upload, the file in its tier. */
async function fetchSource(tiers: MediaTiers, { filename }: Video, folder: TemporaryFolder): Promise<string> {
  for (const tier of [tiers.incoming, tiers.local, tiers.cloud]) {
    if (await tier.stat(filename)) return fetchFile(tier, filename, { folder, as: 'source' });
  }
  throw new UnplayableFileError('file_missing');
}

/**
 * Saves the result, unless the file was replaced or the video removed, and deletes files that are no longer used. `made` is
 * the name of the converted file.
 */
async function storeOutcome(
  deps: ProcessVideoDeps,
  video: Video,
  made: string,
  outcome: (current: Video) => Video,
): Promise<void> {
  const { videos, tiers, announce, workerId, logger } = deps;
  // Announced before files are deleted, so that an unreachable tier does not delay playback.
  const change = await announce.change(
    () =>
      changeVideo(videos, video.id, (current) =>
        isLeasedBy(current, workerId) && current.filename === video.filename ? outcome(current) : undefined,
      ),
    languagesTouchedBy,
  );
  if (!change) return discardUnlessUsed(deps, [video.filename, made]);
  const leftBehind = filesLeftBehind(change.before, change.after);
  await discardLeftovers(tiers, leftBehind, logger);
  if (change.after.processing === 'ready') await clearSource(deps, change);
}

/** Deletes the source file, unless the converted file replaced it. */
async function clearSource(
  { videos, tiers }: ProcessVideoDeps,
  { before, after }: VideoChange,
): Promise<void> {
  const { filename, storagePath } = before;
  await tiers.incoming.delete(filename);
  // Under another name, which another video may use.
  if (after.filename === filename || (await videos.findByFilename(filename))) return;
  await tiers.local.delete(filename);
  if (storagePath !== undefined) await tiers.cloud.delete(storagePath);
}

/** Deletes the converted file, unless another process works on the same video: its name is then in the record. */
async function discardUnlessUsed(
  { videos, tiers }: ProcessVideoDeps,
  names: readonly string[],
): Promise<void> {
  for (const filename of names) if (await videos.findByFilename(filename)) return;
  await discardFiles(
    tiers,
    names.map((filename) => ({ filename })),
  );
}
