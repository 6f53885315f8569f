import type { MediaTiers, TemporaryFolders, Trash, VideoRepository } from '../domain/ports.ts';
import { filesOf } from '../domain/video.ts';
import { discardFiles } from './discard-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long what was removed can be brought back by hand (Q26). */
const TRASH_MS = 7 * DAY_MS;

/** No upload or conversion takes this long: what is older belongs to nobody. */
const LEFTOVER_MS = DAY_MS;

export interface KeepHouseParts {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly trash: Trash;
  readonly temporary: TemporaryFolders;
  readonly now: () => number;
}

/** Deletes for good what was removed a week ago, and what a crash between two steps left behind. */
export async function keepHouse(parts: KeepHouseParts): Promise<void> {
  await emptyTrash(parts);
  await clearIncoming(parts);
  await parts.temporary.clear(new Date(parts.now() - LEFTOVER_MS));
}

async function emptyTrash({ videos, tiers, trash, now }: KeepHouseParts): Promise<void> {
  for (const video of await trash.notedBefore(new Date(now() - TRASH_MS))) {
    for (const file of filesOf(video)) {
      // Still there when the process died between note and removal, there again when someone brought it back.
      const isInUse = (await videos.findByFilename(file.filename)) !== undefined;
      if (!isInUse) await discardFiles(tiers, [file]);
    }
    await trash.drop(video);
  }
}

async function clearIncoming({ videos, tiers, now }: KeepHouseParts): Promise<void> {
  for await (const { name, modifiedAt } of tiers.incoming.list()) {
    if (modifiedAt.getTime() > now() - LEFTOVER_MS) continue;
    const video = await videos.findByFilename(name);
    const isWaiting = video?.filename === name && video.processing !== 'ready';
    if (!isWaiting) await tiers.incoming.delete(name);
  }
}
