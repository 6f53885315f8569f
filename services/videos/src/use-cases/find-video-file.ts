import type { MediaInfo, MediaStore } from '../domain/media-store.ts';
import { isVideoName } from '../domain/media-types.ts';
import type { MediaTiers, VideoRepository } from '../domain/ports.ts';
import { asPlayed, type VideoFile } from '../domain/video.ts';
import { videoNotFound } from '../domain/video-errors.ts';
import type { PlayableIndex } from './playable-index.ts';

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
  readonly index: PlayableIndex;
}

/**
 * Looks for a file that a record names, where it is nearest: here, in the cloud tier, among uploads not processed yet,
 * elsewhere (Q39). A file of a playable video costs no query. A file without a record is shown to the administrator alone
 * (M-143), and only when its name is that of a video.
 * @throws AppError `video_not_found`
 */
export async function findVideoFile(
  deps: FindVideoFileDeps,
  filename: string,
  { isAdmin = false }: { readonly isAdmin?: boolean } = {},
): Promise<VideoSource> {
  const { videos, tiers, index } = deps;
  const playable = index.findByFilename(filename);
  const local = playable && (await tiers.local.stat(filename));
  if (local) return { store: tiers.local, info: local, isFinal: true };

  const video = await videos.findByFilename(filename);
  const source = video
    ? await findRecorded(tiers, video.filename === filename ? video : video.previous, {
        // What waits to be processed is going to be replaced under its name.
        isFinal: asPlayed(video)?.filename === filename,
      })
    : isAdmin && isVideoName(filename)
      ? await findUnrecorded(tiers, filename)
      : undefined;
  if (!source) throw videoNotFound();
  return source;
}

async function findRecorded(
  tiers: MediaTiers,
  file: VideoFile | undefined,
  { isFinal }: Pick<FoundMedia, 'isFinal'>,
): Promise<VideoSource | undefined> {
  if (!file) return undefined;
  const { filename, storagePath, storageUrl } = file;
  const local = await tiers.local.stat(filename);
  if (local) return { store: tiers.local, info: local, isFinal };
  if (storagePath !== undefined) {
    const cloud = await tiers.cloud.stat(storagePath);
    if (cloud) return { store: tiers.cloud, info: cloud, isFinal };
  }
  const incoming = await tiers.incoming.stat(filename);
  if (incoming) return { store: tiers.incoming, info: incoming, isFinal: false };
  return storageUrl === undefined ? undefined : { location: storageUrl };
}

async function findUnrecorded(tiers: MediaTiers, filename: string): Promise<FoundMedia | undefined> {
  for (const store of [tiers.local, tiers.incoming]) {
    const info = await store.stat(filename);
    if (info) return { store, info, isFinal: false };
  }
  return undefined;
}
