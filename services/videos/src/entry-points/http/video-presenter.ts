import type { Film } from '@selah/shared/contracts/videos/film';
import type { VideoCycle, Video as VideoOnTheWire } from '@selah/shared/contracts/videos/video';
import type { CompanionKind } from '../../domain/companions.ts';
import { RUNGS } from '../../domain/renditions.ts';
import type { PlayableVideo, Video } from '../../domain/video.ts';

/** A record, or its entry in the index. */
type PresentedVideo = PlayableVideo & Pick<Video, 'previous'>;

/** The public form of a video: only the fields named here leave the service. */
export function presentVideo(video: PresentedVideo, cycle?: VideoCycle): VideoOnTheWire {
  const { id, title, filename, language, storageUrl, storagePath, durationSeconds, processing } = video;
  const posterUrl = addressOf('poster', video);
  const captionsUrl = addressOf('captions', video);
  const renditions = renditionsOf(video);
  return {
    id,
    title,
    filename,
    language,
    ...(storageUrl !== undefined && { storageUrl }),
    ...(storagePath !== undefined && { storagePath }),
    ...(posterUrl !== undefined && { posterUrl }),
    ...(captionsUrl !== undefined && { captionsUrl }),
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(renditions && { renditions }),
    processing,
    ...(cycle && { _meta: { cycle } }),
  };
}

/** A video on a page of its own. */
export function presentFilm(video: Video): Film {
  return { ...presentVideo(video), createdAt: video.createdAt.toISOString() };
}

/** What a player may choose from, the smallest first; undefined if there is only the film. */
function renditionsOf(video: PresentedVideo): VideoOnTheWire['renditions'] {
  const played = video.processing === 'ready' ? video : video.previous;
  const files = played?.renditions?.files ?? [];
  if (!played || files.length === 0) return undefined;
  const smaller = files.map(({ height, sizeBytes, name }) => ({ height, sizeBytes, url: fileAddress(name) }));
  const { film } = played.renditions ?? {};
  const isLargest = film && smaller.length < RUNGS.length;
  return isLargest ? [...smaller, { ...film, url: fileAddress(played.filename) }] : smaller;
}

function fileAddress(name: string): string {
  return `/api/videos/file/${encodeURIComponent(name)}`;
}

/** With the validator in the address, so that it can be cached forever and a new file is seen at once. */
function addressOf(kind: CompanionKind, video: PresentedVideo): string | undefined {
  const companion = (video.processing === 'ready' ? video : video.previous)?.[kind];
  return companion && `/api/videos/${kind}/${video.id}?v=${encodeURIComponent(companion.etag)}`;
}
