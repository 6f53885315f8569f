import type { Clock } from '@selah/service-kit/clock';
import { videoIdOfRendition } from '../../domain/filenames.ts';
import type { MediaInfo, MediaStore } from '../../domain/media-store.ts';
import { isVideoName } from '../../domain/media-types.ts';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import { replacementOf } from '../../domain/renditions.ts';
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
  readonly now: Clock;
}

/** A player that began with the film itself goes on with it so long after its smaller versions were made. Milliseconds. */
const CHANGEOVER_MS = 60 * 60 * 1000;

/**
 * Finds the file of a recorded name, current or earlier, in the first place that has it: locally, in the cloud tier, among
 * uploads that are not processed yet, at an external address (Q39). A file of a playable video needs no query. A file
 * without a record is only shown to the administrator (M-143), and only if its name is a video's. Instead of a film whose bit
 * rate is too high for phones, visitors get its largest smaller version; the administrator gets the film.
 * @throws AppError `video_not_found`
 */
export async function findVideoFile(
  deps: FindVideoFileDeps,
  filename: string,
  { isAdmin = false }: { readonly isAdmin?: boolean } = {},
): Promise<VideoSource> {
  const { videos, tiers, index } = deps;
  const playable = index.findByFilename(filename);
  const replaced = isAdmin ? undefined : await findReplacement(deps, playable);
  if (replaced) return replaced;
  const local = playable && (await tiers.local.stat(filename));
  if (local) return { store: tiers.local, info: local, caching: cachingOf(playable) };

  const rendition = await findRendition(deps, filename);
  if (rendition) return rendition;
  const video = await videos.findByFilename(filename);
  if (video) return findNamed(tiers, video, filename);
  const unrecorded = isAdmin && isVideoName(filename) ? await findUnrecorded(tiers, filename) : undefined;
  return unrecorded ?? findRenamed(deps, filename, isAdmin);
}

/** The address of a film with a replacement has two contents: the film for the administrator, the replacement for visitors. */
function cachingOf({ isNamedByHand, renditions }: VideoFile): Caching {
  return isNamedByHand || replacementOf(renditions) ? 'revalidated' : 'forever';
}

/** What visitors get instead of a film that is not for them. */
async function findReplacement(
  { tiers, now }: FindVideoFileDeps,
  played: VideoFile | undefined,
): Promise<FoundMedia | undefined> {
  const replacement = replacementOf(played?.renditions);
  if (!played || !replacement || now() - (played.renditions?.madeAt ?? 0) < CHANGEOVER_MS) return undefined;
  return findStoredRendition(tiers, played, replacement.name, 'revalidated');
}

/** A smaller version by its name; that of a playable video needs no query. */
async function findRendition(
  { videos, tiers, index }: FindVideoFileDeps,
  name: string,
): Promise<FoundMedia | undefined> {
  const id = videoIdOfRendition(name);
  if (id === undefined) return undefined;
  const video =
    index.findByRendition(name) ?? (await videos.find(id).then((found) => found && asPlayable(found)));
  const isOfThisVideo = video?.renditions?.files.some((file) => file.name === name) ?? false;
  return video && isOfThisVideo ? findStoredRendition(tiers, video, name, 'forever') : undefined;
}

async function findStoredRendition(
  { renditions, cloud }: MediaTiers,
  { storagePath }: VideoFile,
  name: string,
  caching: Caching,
): Promise<FoundMedia | undefined> {
  for (const store of storagePath === undefined ? [renditions] : [renditions, cloud]) {
    const info = await store.stat(name);
    if (info) return { store, info, caching };
  }
  return undefined;
}

async function findNamed(tiers: MediaTiers, video: Video, filename: string): Promise<VideoSource> {
  const file = video.filename === filename ? video : video.previous;
  // A file that is not processed yet will be replaced under its name.
  const isPlayed = asPlayable(video)?.filename === filename;
  const source = file && (await findRecorded(tiers, file, isPlayed ? cachingOf(file) : 'never'));
  if (!source) throw videoNotFound();
  return source;
}

async function findRenamed(
  deps: FindVideoFileDeps,
  filename: string,
  isAdmin: boolean,
): Promise<VideoSource> {
  const { videos, tiers } = deps;
  const video = await videos.findByFormerName(filename);
  const played = video && asPlayable(video);
  const isOfThisFile = played?.formerNames?.includes(filename) ?? false;
  const found = isOfThisFile ? played : undefined;
  const replaced = isAdmin ? undefined : await findReplacement(deps, found);
  const source = replaced ?? (found && (await findRecorded(tiers, found, 'revalidated')));
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
