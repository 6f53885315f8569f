import type { Clock } from '@selah/service-kit/clock';
import type { Language } from '@selah/shared/contracts/languages';
import type { VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { pendingVideo, type Video } from '../../domain/video.ts';
import { type StoreUploadDeps, storeUpload, type UploadedFile } from './store-upload.ts';

export interface UploadVideoDeps extends StoreUploadDeps {
  readonly videos: VideoRepository;
  readonly announce: VideoAnnouncer;
  readonly now: Clock;
}

export interface UploadVideoInput {
  readonly title: string;
  readonly language: Language;
  readonly file: UploadedFile;
}

/**
 * Adds a video (M-210): first the file is stored, then the record, then the worker is woken. After a crash between two
 * steps, either maintenance deletes the file or the next start processes the pending record.
 * @throws UnplayableFileError
 */
export async function uploadVideo(
  deps: UploadVideoDeps,
  { title, language, file }: UploadVideoInput,
): Promise<Video> {
  const stored = await storeUpload(deps, file);
  const video = await deps.videos.insert(pendingVideo({ title, language, now: deps.now() }, stored));
  await deps.announce.uploaded(video.id);
  return video;
}
