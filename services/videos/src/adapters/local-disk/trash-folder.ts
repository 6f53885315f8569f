import { randomBytes } from 'node:crypto';
import { lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  type Trash,
  type TrashEntry,
  type TrashedFile,
  type TrashNotes,
  type TrashSource,
  tiersOfFiles,
} from '../../domain/trash.ts';
import { filesOf, type Video } from '../../domain/video.ts';

export interface TrashFolderOptions {
  readonly notes: TrashNotes;
  /** One folder per entry, with its files. */
  readonly folder: string;
  /** The folders of videos' files, by tier. */
  readonly sources: Readonly<Record<TrashSource, string>>;
}

/** Entries whose files are moved at once. */
const AT_ONCE = 16;

/** Stores removed files on the disk of the media, so that a removal moves files instead of copying them. */
export function createTrashFolder({ notes, folder, sources }: TrashFolderOptions): Trash {
  const placeOf = (id: string | number) => join(folder, String(id));

  async function withFiles(entries: readonly TrashEntry[]): Promise<readonly TrashEntry[]> {
    const isIn = await eachOf(
      entries,
      async (entry) => entry.kind === 'video' || exists(join(placeOf(entry.id), entry.filename)),
    );
    return entries.filter((_, index) => isIn[index]);
  }

  async function collectVideo(video: Video): Promise<void> {
    await mkdir(placeOf(video.id), { recursive: true });
    for (const { filename } of filesOf(video)) {
      for (const source of Object.values(sources)) {
        await moveIfThere(join(source, filename), join(placeOf(video.id), filename));
      }
    }
  }

  async function putEntryBack(entry: TrashEntry): Promise<void> {
    const tiers =
      entry.kind === 'video' ? tiersOfFiles(entry.video) : [[entry.filename, entry.source] as const];
    for (const [filename, source] of tiers) {
      const target = join(sources[source], filename);
      if (!(await exists(target))) await moveIfThere(join(placeOf(entry.id), filename), target);
    }
  }

  /** False if a file is still in, or another process moved one in at this moment. */
  function isFolderGone(id: string): Promise<boolean> {
    return rmdir(placeOf(id)).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
  }

  return {
    async note(videos, deletedAt) {
      await notes.put(
        videos.map(({ lease: _, ...video }) => ({ kind: 'video', id: String(video.id), deletedAt, video })),
      );
    },
    async collect(videos) {
      await eachOf(videos, collectVideo);
    },
    async takeFile({ filename, source }, deletedAt) {
      const stats = await lstat(join(sources[source], filename)).catch(() => undefined);
      if (!stats?.isFile()) return undefined;
      const id = `file-${randomBytes(8).toString('hex')}`;
      const entry: TrashedFile = { kind: 'file', id, deletedAt, filename, source, sizeBytes: stats.size };
      await notes.put([entry]);
      await mkdir(placeOf(id), { recursive: true });
      await moveIfThere(join(sources[source], filename), join(placeOf(id), filename));
      return entry;
    },
    list: async () => withFiles(await notes.list()),
    async find(ids) {
      const found = new Map((await notes.find(ids)).map((entry) => [entry.id, entry]));
      return withFiles(ids.map((id) => found.get(id)).filter((entry) => entry !== undefined));
    },
    async putBack(entries) {
      const noted = new Set((await notes.find(entries.map(({ id }) => id))).map(({ id }) => id));
      const kept = entries.filter(({ id }) => noted.has(id));
      await eachOf(kept, putEntryBack);
      return kept;
    },
    async forget(entries) {
      const isGone = await eachOf(entries, ({ id }) => isFolderGone(id));
      await notes.remove(entries.filter((_, index) => isGone[index]).map(({ id }) => id));
    },
    async drop(entries) {
      await eachOf(entries, ({ id }) => rm(placeOf(id), { recursive: true, force: true }));
      await notes.remove(entries.map(({ id }) => id));
    },
  };
}

/** Does the work for each item, some at once; answers the results in the order of the items. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(items.map((item) => limit(() => work(item))));
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function moveIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
