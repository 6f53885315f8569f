import type { Clock } from '@selah/service-kit/clock';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import type { TrashSource } from '../../domain/trash.ts';
import { fileInUse, fileUnknown } from '../../domain/video-errors.ts';

/** A more recent file may still get its record, in milliseconds. */
const ARRIVING_MS = 10 * 60 * 1000;

export interface FindUnusedFileDeps {
  readonly videos: VideoRepository;
  readonly tiers: Pick<MediaTiers, TrashSource>;
  readonly now: Clock;
}

/**
 * Finds the tier of a file that no record uses at present.
 * @throws AppError `invalid_input` if it does not exist, `file_in_use`
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
