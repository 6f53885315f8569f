import type { Video } from '@selah/shared/contracts/videos/video';

/** A ready Portuguese video, with changes. */
export function aVideo(but: Partial<Video> = {}): Video {
  const id = but.id ?? 1;
  return {
    id,
    title: `Salmo ${id}`,
    filename: `salmo-${id}.mp4`,
    language: 'pt',
    posterUrl: `/api/videos/poster/${id}`,
    durationSeconds: 12,
    processing: 'ready',
    ...but,
  };
}
