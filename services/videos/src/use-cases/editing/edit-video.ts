import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import type { MediaTiers } from '../../domain/ports.ts';
import { edited, filesLeftBehind, type StoredFile, type Video, withReplacement } from '../../domain/video.ts';
import { changedMeanwhile, videoNotFound } from '../../domain/video-errors.ts';
import { type StoreFinishedUploadDeps, storeFinishedUpload } from '../uploads/store-finished-upload.ts';
import { storeUpload, type UploadedFile } from '../uploads/store-upload.ts';
import type { UploadVideoDeps } from '../uploads/upload-video.ts';
import { changeVideo, languagesTouchedBy, type VideoChange } from './change-video.ts';
import { discardFiles, discardLeftovers } from './discard-files.ts';

export interface EditVideoDeps extends UploadVideoDeps, StoreFinishedUploadDeps {
  readonly tiers: MediaTiers;
  readonly logger: Logger;
}

export interface EditVideoInput {
  readonly title?: string | undefined;
  readonly language?: Language | undefined;
  /** A new file, from this request or from an earlier resumable upload. */
  readonly file?: UploadedFile | undefined;
  readonly uploadId?: string | undefined;
  /** The number of edits on which the change is based; without it, no conflict is detected. */
  readonly revision?: number | undefined;
}

/**
 * Changes only the given fields (M-211). A new file is processed like an upload; until it is ready the previous one is
 * played, also if the new one proves unplayable.
 * @throws AppError `video_not_found`, `changed_meanwhile`, `conflict`, and those of an upload; UnplayableFileError
 */
export async function editVideo(deps: EditVideoDeps, id: number, input: EditVideoInput): Promise<Video> {
  const { videos, tiers, announce, resumable, logger } = deps;
  const known = await videos.find(id);
  if (!known) throw videoNotFound();
  // A repeated request, whose first answer was lost.
  if (input.uploadId !== undefined && known.uploadId === input.uploadId) return known;
  assertBasedOn(known, input.revision);
  const file = await storeFile(deps, input);
  const { before, after } = await announce.change(() => change(deps, id, input, file), languagesToRead);
  if (file) await announce.uploaded(id);
  if (input.uploadId !== undefined) await resumable.remove(input.uploadId);
  await discardLeftovers(tiers, filesLeftBehind(before, after), logger);
  return after;
}

/** The index contains titles, so a new title counts too; a new file counts when it is processed. */
function languagesToRead(change: VideoChange): readonly Language[] {
  const { before, after } = change;
  const isSeen = before.language !== after.language || before.title !== after.title;
  return isSeen ? languagesTouchedBy(change) : [];
}

async function storeFile(deps: EditVideoDeps, input: EditVideoInput): Promise<StoredFile | undefined> {
  if (input.file) return storeUpload(deps, input.file);
  return input.uploadId === undefined ? undefined : storeFinishedUpload(deps, input.uploadId);
}

async function change(
  { videos, tiers }: EditVideoDeps,
  id: number,
  input: EditVideoInput,
  file: StoredFile | undefined,
): Promise<VideoChange> {
  try {
    const change = await changeVideo(videos, id, (video) => {
      assertBasedOn(video, input.revision);
      const title = input.title ?? video.title;
      const described = edited({ ...video, title, language: input.language ?? video.language });
      return file ? withReplacement(described, file) : described;
    });
    if (!change) throw videoNotFound();
    return change;
  } catch (error) {
    // Removed or changed while its new file was stored, or the same request came twice.
    const current = await videos.find(id);
    if (current && input.uploadId !== undefined && current.uploadId === input.uploadId) {
      return { before: current, after: current };
    }
    if (file && !(await videos.findByFilename(file.filename))) await discardFiles(tiers, [file]);
    throw error;
  }
}

function assertBasedOn(video: Video, revision: number | undefined): void {
  if (revision !== undefined && revision !== (video.edits ?? 0)) throw changedMeanwhile();
}
