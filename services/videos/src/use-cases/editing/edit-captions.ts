import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import { asWebVtt } from '../../domain/added-captions.ts';
import type { Companion } from '../../domain/companions.ts';
import { addedCaptionsName, addedCaptionsOf } from '../../domain/filenames.ts';
import { mediaTypeOf } from '../../domain/media-types.ts';
import type { MediaTiers, TemporaryFolders, VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { captionsOf, type Video } from '../../domain/video.ts';
import { changedMeanwhile, videoNotFound } from '../../domain/video-errors.ts';
import { changeVideo, languagesTouchedBy } from './change-video.ts';

export interface EditCaptionsDeps {
  readonly videos: VideoRepository;
  readonly tiers: Pick<MediaTiers, 'companions'>;
  readonly temporary: TemporaryFolders;
  readonly announce: VideoAnnouncer;
  readonly logger: Logger;
  /** A short unique text of letters and digits. */
  readonly uniqueSuffix: () => string;
}

interface CaptionsChange {
  readonly id: number;
  /** The version of the captions that the change is based on, empty for none; undefined replaces any. */
  readonly basedOn?: string | undefined;
}

/**
 * Replaces a video's captions. They belong to its current file and are removed with it, because another file is another
 * film. The same captions again are no conflict and change nothing.
 * @throws AppError `video_not_found`, `captions_invalid`, `changed_meanwhile`, `conflict`
 */
export async function setCaptions(
  deps: EditCaptionsDeps,
  { id, basedOn, file }: CaptionsChange & { readonly file: Uint8Array },
): Promise<Video> {
  const { videos, tiers, announce } = deps;
  const known = await videos.find(id);
  if (!known) throw videoNotFound();
  const webVtt = asWebVtt(file);
  if (!webVtt) throw new AppError('captions_invalid');
  const sha256 = createHash('sha256').update(webVtt).digest('hex');
  if (known.captions && isOfContent(known, sha256)) {
    if (await tiers.companions.captions.stat(known.captions.name)) return known;
  } else {
    assertBasedOn(known, basedOn);
  }
  const captions = await store(deps, addedCaptionsName({ videoId: id, sha256 }, deps.uniqueSuffix()), webVtt);
  try {
    const change = await announce.change(
      () =>
        changeVideo(videos, id, (current) => {
          const isOtherFile = current.filename !== known.filename;
          if (isOtherFile || isAddedMeanwhile(current, known, sha256)) return undefined;
          // Again with the record that is saved: of two concurrent changes one must be refused.
          assertBasedOn(current, basedOn);
          return { ...current, captions };
        }),
      languagesTouchedBy,
    );
    if (change) {
      await discard(deps, change.before.captions);
      return change.after;
    }
  } catch (error) {
    await discardUnlessRecorded(deps, id, captions);
    throw error;
  }
  await discard(deps, captions);
  const current = await videos.find(id);
  if (current && isOfContent(current, sha256)) return current;
  // Removed, or given another file, while the captions were stored.
  throw current ? new AppError('conflict') : videoNotFound();
}

/** Removes the captions of a video. @throws AppError `video_not_found`, `changed_meanwhile` */
export async function removeCaptions(deps: EditCaptionsDeps, { id, basedOn }: CaptionsChange): Promise<void> {
  const { videos, announce } = deps;
  if (!(await videos.find(id))) throw videoNotFound();
  const change = await announce.change(
    () =>
      changeVideo(videos, id, (current) => {
        assertBasedOn(current, basedOn);
        const { captions, ...without } = current;
        return captions && without;
      }),
    languagesTouchedBy,
  );
  await discard(deps, change?.before.captions);
}

function assertBasedOn(video: Video, version: string | undefined): void {
  if (version !== undefined && version !== (captionsOf(video)?.etag ?? '')) throw changedMeanwhile();
}

function isOfContent({ captions }: Video, sha256: string): boolean {
  return captions !== undefined && addedCaptionsOf(captions.name)?.sha256 === sha256;
}

/** Whether another request added the same captions since the video was `known`. */
function isAddedMeanwhile(current: Video, known: Video, sha256: string): boolean {
  return isOfContent(current, sha256) && current.captions?.name !== known.captions?.name;
}

async function store(
  { tiers, temporary }: EditCaptionsDeps,
  name: string,
  webVtt: Uint8Array,
): Promise<Companion> {
  const { etag } = await temporary.use(async (folder) => {
    const path = await folder.write('captions', Readable.from([webVtt]));
    return tiers.companions.captions.put(name, path, { contentType: mediaTypeOf(name), isFinal: true });
  });
  return { name, etag };
}

/** Deletes captions that no record uses any more. If that fails, maintenance deletes them. */
async function discard({ tiers, logger }: EditCaptionsDeps, captions: Companion | undefined): Promise<void> {
  if (!captions) return;
  await tiers.companions.captions.delete(captions.name).catch((error: unknown) => {
    logger.warn({ err: error, file: captions.name }, 'captions without a use could not be deleted');
  });
}

/** The record may have been saved although the change failed, e.g. if the connection broke before the answer. */
async function discardUnlessRecorded(deps: EditCaptionsDeps, id: number, captions: Companion): Promise<void> {
  const current = await deps.videos.find(id);
  if (current?.captions?.name !== captions.name) await discard(deps, captions);
}
