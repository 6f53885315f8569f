import type { Language } from '@selah/shared/contracts/languages';
import type { MediaTiers } from '../domain/ports.ts';
import { fileOf, filesLeftBehind, languagesTouched, type Video, withReplacement } from '../domain/video.ts';
import { videoNotFound } from '../domain/video-errors.ts';
import { changeVideo } from './change-video.ts';
import { discardFiles } from './discard-files.ts';
import { storeUpload, type UploadedFile } from './store-upload.ts';
import type { UploadVideoDeps } from './upload-video.ts';

export interface EditVideoDeps extends UploadVideoDeps {
  readonly tiers: MediaTiers;
}

export interface EditVideoInput {
  readonly title?: string | undefined;
  readonly language?: Language | undefined;
  readonly file?: UploadedFile | undefined;
}

/**
 * Changes what is given and leaves the rest (M-211). A new file is processed like an upload; until it is ready the old
 * one keeps playing, and when it proves unplayable the old one stays.
 * @throws AppError `video_not_found`, `conflict`; UnplayableFileError
 */
export async function editVideo(deps: EditVideoDeps, id: number, input: EditVideoInput): Promise<Video> {
  const { videos, tiers, announce } = deps;
  if (!(await videos.find(id))) throw videoNotFound();
  const filename = input.file && (await storeUpload(deps, input.file));
  const change = await changeVideo(videos, id, (video) => {
    const described = {
      ...video,
      title: input.title ?? video.title,
      language: input.language ?? video.language,
    };
    return filename === undefined ? described : withReplacement(described, filename);
  });
  if (!change) {
    // Removed while its new file was on the way.
    if (filename !== undefined) await discardFiles(tiers, [fileOf({ filename })]);
    throw videoNotFound();
  }
  const { before, after } = change;
  await discardFiles(tiers, filesLeftBehind(before, after));
  if (filename !== undefined) await announce.uploaded(id);
  if (before.language !== after.language) await announce.changed(languagesTouched(before, after));
  return after;
}
