import { Readable } from 'node:stream';
import { AppError } from '@selah/service-kit/errors/app-error';
import { asWebVtt } from '../../domain/added-captions.ts';
import { addedCaptionsName } from '../../domain/filenames.ts';
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
}

interface CaptionsChange {
  readonly id: number;
  /** The version of the captions that the change is based on, empty for none; undefined replaces any. */
  readonly basedOn?: string | undefined;
}

/**
 * Replaces a video's captions. They belong to its current file and are removed with it, because another file is another
 * film.
 * @throws AppError `video_not_found`, `captions_invalid`, `changed_meanwhile`
 */
export async function setCaptions(
  deps: EditCaptionsDeps,
  { id, basedOn, file }: CaptionsChange & { readonly file: Uint8Array },
): Promise<Video> {
  const { videos, tiers, temporary, announce } = deps;
  const video = await videos.find(id);
  if (!video) throw videoNotFound();
  assertBasedOn(video, basedOn);
  const captions = asWebVtt(file);
  if (!captions) throw new AppError('captions_invalid');
  const name = addedCaptionsName(video.filename);
  const { etag } = await temporary.use(async (folder) => {
    const path = await folder.write('captions', Readable.from([captions]));
    return tiers.companions.captions.put(name, path, { contentType: mediaTypeOf(name), isFinal: true });
  });
  const change = await announce.change(
    () =>
      changeVideo(videos, id, (current) =>
        current.filename === video.filename ? { ...current, captions: { name, etag } } : undefined,
      ),
    languagesTouchedBy,
  );
  if (change) return change.after;
  // Removed, or given another file, while the captions were stored.
  await tiers.companions.captions.delete(name);
  throw new AppError((await videos.find(id)) ? 'conflict' : 'video_not_found');
}

/** Removes the captions of a video. @throws AppError `video_not_found`, `changed_meanwhile` */
export async function removeCaptions(deps: EditCaptionsDeps, { id, basedOn }: CaptionsChange): Promise<void> {
  const { videos, tiers, announce } = deps;
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
  if (!change?.before.captions) return;
  await tiers.companions.captions.delete(change.before.captions.name);
}

function assertBasedOn(video: Video, version: string | undefined): void {
  if (version !== undefined && version !== (captionsOf(video)?.etag ?? '')) throw changedMeanwhile();
}
