import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageSchema } from '@selah/shared/contracts/languages';
import { FAILURE_CODES } from '@selah/shared/contracts/videos/failures';
import { processingStateSchema } from '@selah/shared/contracts/videos/video';
import { z } from 'zod';
import type { Trash } from '../../domain/ports.ts';
import { filesOf, type Video } from '../../domain/video.ts';

const NOTE = 'video.json';

const companionSchema = z.object({ name: z.string(), etag: z.string() });

const fileShape = {
  filename: z.string(),
  durationSeconds: z.number().optional(),
  sizeBytes: z.number().optional(),
  sha256: z.string().optional(),
  uploadId: z.string().optional(),
  poster: companionSchema.optional(),
  captions: companionSchema.optional(),
  storagePath: z.string().optional(),
  storageUrl: z.string().optional(),
};

const noteSchema = z.object({
  removedAt: z.coerce.date(),
  video: z.object({
    ...fileShape,
    id: z.number(),
    title: z.string(),
    language: languageSchema,
    processing: processingStateSchema,
    previous: z.object(fileShape).optional(),
    attempts: z.number(),
    failure: z.enum(FAILURE_CODES).optional(),
    edits: z.number().optional(),
    createdAt: z.coerce.date(),
    revision: z.number(),
  }),
});

export interface TrashFolderOptions {
  /** One folder per removed video: `video.json` with its record, and its files. */
  readonly folder: string;
  /** Where files of videos lie, each under its own name. */
  readonly sources: readonly string[];
}

/** Keeps what was removed beside the media, so that a removal moves files instead of copying them. */
export function createTrashFolder({ folder, sources }: TrashFolderOptions): Trash {
  const placeOf = (video: Video) => join(folder, String(video.id));

  return {
    async note(video, removedAt) {
      const { lease: _, ...kept } = video;
      await mkdir(placeOf(video), { recursive: true });
      await writeDurably(join(placeOf(video), NOTE), JSON.stringify({ removedAt, video: kept }, null, 2));
    },
    async collect(video) {
      for (const { filename } of filesOf(video)) {
        for (const source of sources) {
          await renameIfThere(join(source, filename), join(placeOf(video), filename));
        }
      }
    },
    async notedBefore(instant) {
      await mkdir(folder, { recursive: true });
      const noted: Video[] = [];
      for (const name of await readdir(folder)) {
        const note = await readNote(join(folder, name, NOTE));
        if (note && note.removedAt < instant) noted.push(note.video);
      }
      return noted;
    },
    async drop(video) {
      await rm(placeOf(video), { recursive: true, force: true });
    },
  };
}

async function readNote(path: string) {
  try {
    const { removedAt, video } = noteSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return { removedAt, video: video as Video };
  } catch {
    // A note cut short by a crash, or a folder that a person put there: it is kept.
    return undefined;
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
