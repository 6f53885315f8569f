import type { Clock } from '@selah/service-kit/clock';
import type { MediaTiers, TemporaryFolders, Trash, VideoRepository } from '../domain/ports.ts';
import { filesOf } from '../domain/video.ts';
import { discardFiles } from './discard-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a removed video can be restored (Q26), in milliseconds. */
const TRASH_MS = 7 * DAY_MS;

/** No upload or conversion takes this long (milliseconds): an older file without a record is unused. */
const LEFTOVER_MS = DAY_MS;

export interface RunMaintenanceDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly trash: Trash;
  readonly temporary: TemporaryFolders;
  readonly now: Clock;
}

/** Deletes videos removed a week ago, and files that a crash between two steps left behind. */
export async function runMaintenance(deps: RunMaintenanceDeps): Promise<void> {
  await emptyTrash(deps);
  await clearIncoming(deps);
  await deps.temporary.clear(new Date(deps.now() - LEFTOVER_MS));
}

async function emptyTrash({ videos, tiers, trash, now }: RunMaintenanceDeps): Promise<void> {
  for (const video of await trash.notedBefore(new Date(now() - TRASH_MS))) {
    for (const file of filesOf(video)) {
      // In use when the process died between note and removal, or when the video was added again.
      const isInUse = (await videos.findByFilename(file.filename)) !== undefined;
      if (!isInUse) await discardFiles(tiers, [file]);
    }
    await trash.drop(video);
  }
}

async function clearIncoming({ videos, tiers, now }: RunMaintenanceDeps): Promise<void> {
  for await (const { name, modifiedAt } of tiers.incoming.list()) {
    if (modifiedAt.getTime() > now() - LEFTOVER_MS) continue;
    const video = await videos.findByFilename(name);
    const isWaiting = video?.filename === name && video.processing !== 'ready';
    if (!isWaiting) await tiers.incoming.delete(name);
  }
}
