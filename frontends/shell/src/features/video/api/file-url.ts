import type { Video } from '@selah/shared/contracts/videos/video';
import { prefersSmallFiles } from '../../../lib/downloads/save-data.ts';

/**
 * The address of a video's file: the smallest version on small screens and slow lines, the largest on others. Asked once per
 * video, because the line may change while it plays. The server chooses the storage tier.
 */
export function videoFileUrl({ filename, renditions = [] }: Video): string {
  return (
    renditions.at(prefersSmallFiles() ? 0 : -1)?.url ?? `/api/videos/file/${encodeURIComponent(filename)}`
  );
}

/** The address that bypasses every cache (M-039); `at` is milliseconds since 1970. */
export function reloadedUrl(fileUrl: string, at: number): string {
  return `${fileUrl}?reload=true&t=${at}`;
}
