import type { MediaInfo, MediaStore } from '../domain/media-store.ts';
import type { MediaTiers, VideoRepository } from '../domain/ports.ts';
import { videoNotFound } from '../domain/video-errors.ts';

export interface FoundMedia {
  readonly store: MediaStore;
  readonly info: MediaInfo;
  /** Whether these bytes are going to stand under this name for good. */
  readonly isFinal: boolean;
}

/** Where a video file is played from: a store, or an address elsewhere. */
export type VideoSource = FoundMedia | { readonly location: string };

export interface FindVideoFileDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
}

/**
 * Looks for a file where it is nearest: here, in the cloud tier, among uploads not processed yet, elsewhere (Q39).
 * Only what is not here costs a query, and the cloud is asked only for files that a record says it has.
 * @throws AppError `video_not_found`
 */
export async function findVideoFile(
  { videos, tiers }: FindVideoFileDeps,
  filename: string,
): Promise<VideoSource> {
  const here = await tiers.local.stat(filename);
  if (here) return { store: tiers.local, info: here, isFinal: true };
  const video = await videos.findByFilename(filename);
  const file = video?.filename === filename ? video : video?.previous;
  if (!file) throw videoNotFound();
  if (file.storagePath !== undefined) {
    const inCloud = await tiers.cloud.stat(file.storagePath);
    if (inCloud) return { store: tiers.cloud, info: inCloud, isFinal: true };
  }
  const incoming = await tiers.incoming.stat(filename);
  if (incoming) return { store: tiers.incoming, info: incoming, isFinal: false };
  if (file.storageUrl !== undefined) return { location: file.storageUrl };
  throw videoNotFound();
}
