import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import {
  type Trash,
  type TrashEntry,
  type TrashedFile,
  type TrashNotes,
  tiersOfFiles,
} from '../../domain/trash.ts';
import { filesOf, type Video } from '../../domain/video.ts';
import type { PlacedFile, TrashFiles } from './trash-files.ts';

/** Entries whose files are moved at once. */
const AT_ONCE = 16;

/** The trash: notes of what was removed, and its files. */
export function createTrash({
  notes,
  files,
}: {
  readonly notes: TrashNotes;
  readonly files: TrashFiles;
}): Trash {
  async function withFiles(entries: readonly TrashEntry[]): Promise<readonly TrashEntry[]> {
    const isIn = await eachOf(
      entries,
      async (entry) => entry.kind === 'video' || files.has(entry.id, entry.filename),
    );
    return entries.filter((_, index) => isIn[index]);
  }

  /** From both tiers, because processing may have moved a file since the video was read. */
  function collectVideo(video: Video): Promise<void> {
    const placed = filesOf(video).flatMap(({ filename }): readonly PlacedFile[] => [
      [filename, 'incoming'],
      [filename, 'local'],
    ]);
    return files.take(String(video.id), placed);
  }

  async function putEntryBack(entry: TrashEntry): Promise<void> {
    const placed =
      entry.kind === 'video' ? tiersOfFiles(entry.video) : [[entry.filename, entry.source] as const];
    for (const file of placed) await files.putBack(entry.id, file);
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
      const sizeBytes = await files.sizeInTier([filename, source]);
      if (sizeBytes === undefined) return undefined;
      const id = `file-${randomBytes(8).toString('hex')}`;
      const entry: TrashedFile = { kind: 'file', id, deletedAt, filename, source, sizeBytes };
      await notes.put([entry]);
      await files.take(id, [[filename, source]]);
      return entry;
    },
    list: async () => withFiles(await notes.list()),
    async page(wanted) {
      const noted = await notes.page(wanted);
      const last = noted.at(-1);
      const isLast = last === undefined || noted.length < wanted.most;
      return { entries: await withFiles(noted), ...(!isLast && { next: last.deletedAt }) };
    },
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
      const isGone = await eachOf(entries, ({ id }) => files.close(id));
      await notes.remove(entries.filter((_, index) => isGone[index]).map(({ id }) => id));
    },
    async drop(entries) {
      await eachOf(entries, ({ id }) => files.drop(id));
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
