import type { Clock } from '@selah/service-kit/clock';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import type { TrashSource } from '../../domain/trash.ts';
import { fileInUse, fileUnknown } from '../../domain/video-errors.ts';

/** A file that arrived this recently may be about to get its record, in milliseconds. */
const ARRIVING_MS = 10 * 60 * 1000;

export interface FindUnusedFileDeps {
  readonly videos: VideoRepository;
  readonly tiers: Pick<MediaTiers, TrashSource>;
  readonly now: Clock;
}

/**
 * Where a file lies that no record uses at this moment.
 * @throws AppError `invalid_input` when it is not there, `file_in_use`
 */
export async function findUnusedFile(
  { videos, tiers, now }: FindUnusedFileDeps,
  filename: string,
): Promise<TrashSource> {
  if (await videos.findByFilename(filename)) throw fileInUse();
  if (await tiers.local.stat(filename)) return 'local';
  const incoming = await tiers.incoming.stat(filename);
  if (!incoming) throw fileUnknown();
  if (now() - incoming.modifiedAt.getTime() < ARRIVING_MS) throw fileInUse();
  return 'incoming';
}
