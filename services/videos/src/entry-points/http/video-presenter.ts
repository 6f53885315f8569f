import type { VideoCycle, Video as VideoOnTheWire } from '@selah/shared/contracts/videos/video';
import type { CompanionKind } from '../../domain/companions.ts';
import type { PlayableVideo, Video } from '../../domain/video.ts';

/** A record, or what the index holds of it. */
type PresentedVideo = PlayableVideo & Pick<Video, 'previous'>;

/** A video as anyone may see it: only what is named here leaves the service. */
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

/** With the validator of what is there in the address, so that it can be kept for ever and a new one is seen at once. */
function addressOf(kind: CompanionKind, video: PresentedVideo): string | undefined {
  const companion = (video.processing === 'ready' ? video : video.previous)?.[kind];
  return companion && `/api/videos/${kind}/${video.id}?v=${encodeURIComponent(companion.etag)}`;
}
