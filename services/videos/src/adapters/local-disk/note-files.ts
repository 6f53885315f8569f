import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageSchema } from '@selah/shared/contracts/languages';
import { FAILURE_CODES } from '@selah/shared/contracts/videos/failures';
import { processingStateSchema } from '@selah/shared/contracts/videos/video';
import { z } from 'zod';
import type { TrashEntry, TrashNotes } from '../../domain/trash.ts';
import type { Video, VideoFile } from '../../domain/video.ts';

/** The file names of the two kinds of notes. They differ from media names by their extension. */
const NOTES = { video: 'video.json', file: 'file.json' } as const;

const companionSchema = z.object({ name: z.string(), etag: z.string() });

/**
 * A field that is missing here would be lost with the removal. That version had no smaller versions of films,
 * and posters at once.
 */
const fileShape = {
  filename: z.string(),
  durationSeconds: z.number().optional(),
  sizeBytes: z.number().optional(),
  sha256: z.string().optional(),
  playedSha256: z.string().optional(),
  isNamedByHand: z.boolean().optional(),
  formerNames: z.array(z.string()).optional(),
  uploadId: z.string().optional(),
  poster: companionSchema.optional(),
  captions: companionSchema.optional(),
  storagePath: z.string().optional(),
  storageUrl: z.string().optional(),
} satisfies Record<Exclude<keyof VideoFile, 'renditions' | 'awaitsPoster'>, z.ZodType>;

const videoNoteSchema = z.object({
  removedAt: z.coerce.date(),
  video: z.object({
    ...fileShape,
    id: z.number(),
    title: z.string(),
    language: languageSchema,
    processing: processingStateSchema,
    previous: z.object(fileShape).optional(),
    attempts: z.number(),
    adopting: z
      .object({ filename: z.string(), source: z.enum(['incoming', 'local']), etag: z.string() })
      .optional(),
    failure: z.enum(FAILURE_CODES).optional(),
    edits: z.number().optional(),
    createdAt: z.coerce.date(),
    revision: z.number(),
  }),
});

const fileNoteSchema = z.object({
  removedAt: z.coerce.date(),
  filename: z.string(),
  source: z.enum(['incoming', 'local']),
  sizeBytes: z.number(),
});

/**
 * Moves notes of an earlier version, which were files beside the removed media, into the database. Safe to
 * repeat.
 */
export async function importNoteFiles(folder: string, notes: TrashNotes): Promise<void> {
  for (const id of await readdir(folder).catch(() => [])) {
    const entry = await readNote(join(folder, id), id);
    if (!entry) continue;
    await notes.put([entry]);
    await rm(join(folder, id, NOTES[entry.kind]), { force: true });
  }
}

/**
 * The note in a folder of the trash; undefined if it is incomplete after a crash, or was put there by a
 * person.
 */
async function readNote(folder: string, id: string): Promise<TrashEntry | undefined> {
  const video = await read(join(folder, NOTES.video), videoNoteSchema);
  if (video) return { kind: 'video', id, deletedAt: video.removedAt, video: video.video as Video };
  const file = await read(join(folder, NOTES.file), fileNoteSchema);
  if (!file) return undefined;
  const { removedAt: deletedAt, ...rest } = file;
  return { kind: 'file', id, deletedAt, ...rest };
}

async function read<Schema extends z.ZodType>(path: string, schema: Schema) {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
