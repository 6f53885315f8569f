import type { MediaTiers } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';

export interface SizeOfVideoDeps {
  readonly tiers: Pick<MediaTiers, 'local' | 'incoming'>;
}

/** Bytes of a video's file: from the record, or, if an old record has no size, from the local file. */
export async function sizeOfVideo(
  { tiers }: SizeOfVideoDeps,
  { sizeBytes, storageUrl, filename }: Video,
): Promise<number | undefined> {
  if (sizeBytes !== undefined || storageUrl !== undefined) return sizeBytes;
  return ((await tiers.local.stat(filename)) ?? (await tiers.incoming.stat(filename)))?.size;
}
