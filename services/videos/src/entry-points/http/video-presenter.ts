import type { Film } from '@selah/shared/contracts/videos/film';
import type { VideoCycle, Video as VideoOnTheWire } from '@selah/shared/contracts/videos/video';
import type { CompanionKind } from '../../domain/companions.ts';
import type { PlayableVideo, Video } from '../../domain/video.ts';

/** A record, or its entry in the index. */
type PresentedVideo = PlayableVideo & Pick<Video, 'previous'>;

/** The public form of a video: only the fields named here leave the service. */
export function presentVideo(video: PresentedVideo, cycle?: VideoCycle): VideoOnTheWire {
  const { id, title, filename, language, storageUrl, storagePath, durationSeconds, processing } = video;
  const posterUrl = addressOf('poster', video);
  const captionsUrl = addressOf('captions', video);
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
    processing,
    ...(cycle && { _meta: { cycle } }),
  };
}

/** A video on a page of its own. */
export function presentFilm(video: Video): Film {
  return { ...presentVideo(video), createdAt: video.createdAt.toISOString() };
}

/** With the validator in the address, so that it can be cached forever and a new file is seen at once. */
function addressOf(kind: CompanionKind, video: PresentedVideo): string | undefined {
  const companion = (video.processing === 'ready' ? video : video.previous)?.[kind];
  return companion && `/api/videos/${kind}/${video.id}?v=${encodeURIComponent(companion.etag)}`;
}
