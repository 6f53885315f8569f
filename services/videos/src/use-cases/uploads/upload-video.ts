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
 * Takes a video in (M-210): first the file is safe, then the record says so, then the worker is told. A crash between
 * two steps leaves either a file that housekeeping clears away or a pending record that the next start picks up.
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
