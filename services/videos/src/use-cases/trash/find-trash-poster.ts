import type { MediaTiers } from '../../domain/ports.ts';
import type { Trash } from '../../domain/trash.ts';
import { asPlayable } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import type { FoundMedia } from '../playback/find-video-file.ts';

export interface FindTrashPosterDeps {
  readonly trash: Trash;
  readonly tiers: Pick<MediaTiers, 'companions'>;
}

/** The poster of a removed video. @throws AppError `video_not_found` */
export async function findTrashPoster(
  { trash, tiers }: FindTrashPosterDeps,
  id: string,
): Promise<FoundMedia> {
  const [entry] = await trash.find([id]);
  const poster = entry?.kind === 'video' ? asPlayable(entry.video)?.poster : undefined;
  const store = tiers.companions.poster;
  const info = poster && (await store.stat(poster.name));
  if (!info) throw videoNotFound();
  return { store, info, caching: 'forever' };
}
