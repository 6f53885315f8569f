import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  type Trash,
  type TrashEntry,
  type TrashedFile,
  type TrashSource,
  tiersOfFiles,
} from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { NOTES, readNote, writeNote } from './trash-notes.ts';

export interface TrashFolderOptions {
  /** One folder per entry, with a note and the files. */
  readonly folder: string;
  /** The folders of videos' files, by tier. */
  readonly sources: Readonly<Record<TrashSource, string>>;
}

/** Notes read concurrently; each needs an open file. */
const READS_AT_ONCE = 16;

/** Stores removed files on the disk of the media, so that a removal moves files instead of copying them. */
export function createTrashFolder({ folder, sources }: TrashFolderOptions): Trash {
  const placeOf = (id: string | number) => join(folder, String(id));

  async function find(id: string): Promise<TrashEntry | undefined> {
    const entry = await readNote(placeOf(id), id);
    if (entry?.kind !== 'file') return entry;
    return (await exists(join(placeOf(id), entry.filename))) ? entry : undefined;
  }

  return {
    find,
    async note(video, removedAt) {
      const { lease: _, ...kept } = video;
      await mkdir(placeOf(video.id), { recursive: true });
      await writeNote(join(placeOf(video.id), NOTES.video), { removedAt, video: kept });
    },
    async collect(video) {
      for (const { filename } of filesOf(video)) {
        for (const source of Object.values(sources)) {
          await moveIfThere(join(source, filename), join(placeOf(video.id), filename));
        }
      }
    },
    async takeFile({ filename, source }, deletedAt) {
      const stats = await lstat(join(sources[source], filename)).catch(() => undefined);
      if (!stats?.isFile()) return undefined;
      const id = `file-${randomBytes(8).toString('hex')}`;
      const entry: TrashedFile = { kind: 'file', id, deletedAt, filename, source, sizeBytes: stats.size };
      await mkdir(placeOf(id), { recursive: true });
      const { sizeBytes } = entry;
      await writeNote(join(placeOf(id), NOTES.file), { removedAt: deletedAt, filename, source, sizeBytes });
      await moveIfThere(join(sources[source], filename), join(placeOf(id), filename));
      return entry;
    },
    async list() {
      await mkdir(folder, { recursive: true });
      const inTurn = pLimit(READS_AT_ONCE);
      const found = (await readdir(folder)).map((id) => inTurn(() => find(id)));
      return (await Promise.all(found)).filter((entry) => entry !== undefined);
    },
    async putBack(entry) {
      if (!(await readNote(placeOf(entry.id), entry.id))) return false;
      const tiers =
        entry.kind === 'video' ? tiersOfFiles(entry.video) : [[entry.filename, entry.source] as const];
      for (const [filename, source] of tiers) {
        const target = join(sources[source], filename);
        if (!(await exists(target))) await moveIfThere(join(placeOf(entry.id), filename), target);
      }
      return true;
    },
    async forget(entry) {
      const names = await readdir(placeOf(entry.id)).catch(() => []);
      if (names.some((name) => name !== NOTES[entry.kind])) return;
      await rm(join(placeOf(entry.id), NOTES[entry.kind]), { force: true });
      // Keeps the folder if another process moved a file into it at this moment.
      await rmdir(placeOf(entry.id)).catch(() => {});
    },
    async drop(entry) {
      await rm(placeOf(entry.id), { recursive: true, force: true });
    },
  };
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
