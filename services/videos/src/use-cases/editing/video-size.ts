import type { MediaTiers } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';

export interface SizeOfVideoDeps {
  readonly tiers: Pick<MediaTiers, 'local' | 'incoming'>;
}

/** Bytes of a video's file: as recorded, or, for one that was recorded before sizes were, as it lies on this machine. */
export async function sizeOfVideo(
  { tiers }: SizeOfVideoDeps,
  { sizeBytes, storageUrl, filename }: Video,
): Promise<number | undefined> {
  if (sizeBytes !== undefined || storageUrl !== undefined) return sizeBytes;
  return ((await tiers.local.stat(filename)) ?? (await tiers.incoming.stat(filename)))?.size;
}
