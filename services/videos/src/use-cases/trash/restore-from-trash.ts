import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import type { Trash, TrashEntry, TrashedVideo } from '../../domain/trash.ts';
import { edited, languagesTouched, type Video } from '../../domain/video.ts';

export interface RestoreFromTrashDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
  readonly announce: VideoAnnouncer;
}

/** Restores entries of the trash and returns their number; one that is missing, or whose name is in use, is skipped. */
export async function restoreFromTrash(deps: RestoreFromTrashDeps, ids: readonly string[]): Promise<number> {
  const { videos, files } = await deps.announce.change(() => restoreAll(deps, ids), languagesOfRestored);
  for (const { id, processing } of videos) if (processing === 'pending') await deps.announce.uploaded(id);
  return videos.length + files;
}

interface Restored {
  readonly videos: readonly Video[];
  /** The number of files without a record. */
  readonly files: number;
}

async function restoreAll(deps: RestoreFromTrashDeps, ids: readonly string[]): Promise<Restored> {
  const videos: Video[] = [];
  let files = 0;
  for (const id of new Set(ids)) {
    const entry = await deps.trash.find(id);
    if (entry?.kind === 'video' && (await restoreVideo(deps, entry))) videos.push(entry.video);
    if (entry?.kind === 'file' && (await restoreFile(deps, entry))) files += 1;
  }
  return { videos, files };
}

/** First the record, then its files: after a crash in between, maintenance moves the files. */
async function restoreVideo({ videos, trash }: RestoreFromTrashDeps, entry: TrashedVideo): Promise<boolean> {
  const video = edited(entry.video);
  try {
    await videos.restore({ ...video, revision: video.revision + 1 });
  } catch (error) {
    if (error instanceof AppError && error.code === 'filename_taken') return false;
    throw error;
  }
  if (!(await trash.putBack(entry))) {
    // Permanently deleted at the same moment.
    await videos.remove(video.id);
    return false;
  }
  await trash.forget(entry);
  return true;
}

async function restoreFile({ trash }: RestoreFromTrashDeps, entry: TrashEntry): Promise<boolean> {
  await trash.putBack(entry);
  // Still in the trash if another file of its name exists in its tier.
  if (await trash.find(entry.id)) return false;
  await trash.forget(entry);
  return true;
}

function languagesOfRestored({ videos }: Restored): readonly Language[] {
  return [...new Set(videos.flatMap((video) => languagesTouched(undefined, video)))];
}
