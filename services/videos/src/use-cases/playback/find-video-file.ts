import type { MediaInfo, MediaStore } from '../../domain/media-store.ts';
import { isVideoName } from '../../domain/media-types.ts';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import { asPlayable, type Video, type VideoFile } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import type { PlayableIndex } from './playable-index.ts';

export interface FoundMedia {
  readonly store: MediaStore;
  readonly info: MediaInfo;
  readonly caching: Caching;
}

/**
 * How long a file may be cached: `final` ones forever; those of a name that may get another file only with revalidation;
 * those that will be replaced not at all.
 */
export type Caching = 'forever' | 'revalidated' | 'never';

/** The source of a video file: a store, or an external address. */
export type VideoSource = FoundMedia | { readonly location: string };

export interface FindVideoFileDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly index: PlayableIndex;
}

/**
 * Finds the file of a recorded name, current or earlier, in the first place that has it: locally, in the cloud tier, among
 * uploads that are not processed yet, at an external address (Q39). A file of a playable video needs no query. A file
 * without a record is only shown to the administrator (M-143), and only if its name is a video's.
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
  if (local) return { store: tiers.local, info: local, caching: cachingOf(playable) };

  const video = await videos.findByFilename(filename);
  if (video) return findNamed(tiers, video, filename);
  const unrecorded = isAdmin && isVideoName(filename) ? await findUnrecorded(tiers, filename) : undefined;
  return unrecorded ?? findRenamed(deps, filename);
}

function cachingOf({ isNamedByHand }: VideoFile): Caching {
  return isNamedByHand ? 'revalidated' : 'forever';
}

async function findNamed(tiers: MediaTiers, video: Video, filename: string): Promise<VideoSource> {
  const file = video.filename === filename ? video : video.previous;
  // A file that is not processed yet will be replaced under its name.
  const isPlayed = asPlayable(video)?.filename === filename;
  const source = file && (await findRecorded(tiers, file, isPlayed ? cachingOf(file) : 'never'));
  if (!source) throw videoNotFound();
  return source;
}

async function findRenamed({ videos, tiers }: FindVideoFileDeps, filename: string): Promise<VideoSource> {
  const video = await videos.findByFormerName(filename);
  const played = video && asPlayable(video);
  const isOfThisFile = played?.formerNames?.includes(filename) ?? false;
  const source = played && isOfThisFile ? await findRecorded(tiers, played, 'revalidated') : undefined;
  if (!source) throw videoNotFound();
  return source;
}

async function findRecorded(
  tiers: MediaTiers,
  { filename, storagePath, storageUrl }: VideoFile,
  caching: Caching,
): Promise<VideoSource | undefined> {
  const local = await tiers.local.stat(filename);
  if (local) return { store: tiers.local, info: local, caching };
  if (storagePath !== undefined) {
    const cloud = await tiers.cloud.stat(storagePath);
    if (cloud) return { store: tiers.cloud, info: cloud, caching };
  }
  const incoming = await tiers.incoming.stat(filename);
  if (incoming) return { store: tiers.incoming, info: incoming, caching: 'never' };
  return storageUrl === undefined ? undefined : { location: storageUrl };
}

async function findUnrecorded(tiers: MediaTiers, filename: string): Promise<FoundMedia | undefined> {
  for (const store of [tiers.local, tiers.incoming]) {
    const info = await store.stat(filename);
    if (info) return { store, info, caching: 'never' };
  }
  return undefined;
}
