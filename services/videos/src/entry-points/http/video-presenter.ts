import type { VideoCycle, Video as VideoOnTheWire } from '@selah/shared/contracts/videos/video';
import { asPlayed, type Video } from '../../domain/video.ts';

/** A video as anyone may see it: only what is named here leaves the service. */
export function presentVideo(video: Video, cycle?: VideoCycle): VideoOnTheWire {
  const { id, title, filename, language, storageUrl, storagePath, durationSeconds, processing } = video;
  const posterUrl = posterUrlOf(video);
  return {
    id,
    title,
    filename,
    language,
    ...(storageUrl !== undefined && { storageUrl }),
    ...(storagePath !== undefined && { storagePath }),
    ...(posterUrl !== undefined && { posterUrl }),
    ...(durationSeconds !== undefined && { durationSeconds }),
    processing,
    ...(cycle && { _meta: { cycle } }),
  };
}

/** With the picture's validator in the address, so that it can be kept for ever and a new picture is seen at once. */
function posterUrlOf(video: Video): string | undefined {
  const poster = asPlayed(video)?.poster;
  return poster && `/api/videos/poster/${video.id}?v=${encodeURIComponent(poster.etag)}`;
}
