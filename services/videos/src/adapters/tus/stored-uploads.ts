import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { uploadIdSchema } from '@selah/shared/contracts/videos/uploads';
import { DataStore, Upload } from '@tus/server';
import { z } from 'zod';
import { type MediaInfo, MediaNotFoundError, type MediaStore } from '../../domain/media-store.ts';
import type { TemporaryFolders } from '../../domain/ports.ts';
import { type Uploads, uploadNotFound } from '../../domain/uploads.ts';
import { asReceived } from './disk-uploads.ts';

/** Bytes of one stored piece; so many are in memory for each upload under way, and are lost in a crash. */
const PIECE_BYTES = 8 * 1024 * 1024;

const descriptionSchema = z.object({
  size: z.number(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
});

export interface StoredUploads {
  readonly uploads: Uploads;
  /** The store of the tus server. */
  readonly store: DataStore;
}

/**
 * Resumable uploads in a store that cannot append: a description `<id>.json`, and pieces named after their first byte. Any
 * process may continue an upload. Pieces may overlap when two did at once, with the same bytes.
 */
export function createStoredUploads(media: MediaStore, temporary: TemporaryFolders): StoredUploads {
  const store = new PieceStore(media, temporary);

  async function find(id: string) {
    const upload = await store.getUpload(id).catch(() => undefined);
    return upload && asReceived(upload);
  }

  async function clear(before: Date): Promise<void> {
    const lastUsed = new Map<string, Date>();
    for await (const { name, modifiedAt } of media.list()) {
      const [id = ''] = name.split('.');
      const known = lastUsed.get(id);
      if (!known || known < modifiedAt) lastUsed.set(id, modifiedAt);
    }
    for (const [id, at] of lastUsed) if (at < before) await store.remove(id);
  }

  return {
    store,
    uploads: {
      find,
      clear,
      remove: (id) => store.remove(id),
      read: (id, work) =>
        temporary.use(async (folder) => work(await folder.write('upload', Readable.from(store.bytesOf(id))))),
      // The age of an object is that of its last writing.
      keep: async (id) => {
        const upload = await store.getUpload(id).catch(() => undefined);
        if (upload) await store.create(upload);
      },
      // None of them is on the disk.
      awaitedBytes: async () => 0,
    },
  };
}

class PieceStore extends DataStore {
  readonly #media: MediaStore;
  readonly #temporary: TemporaryFolders;

  constructor(media: MediaStore, temporary: TemporaryFolders) {
    super();
    this.#media = media;
    this.#temporary = temporary;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    await this.#put(`${id}.json`, 'application/json', [Buffer.from(JSON.stringify({ size, metadata }))]);
    return upload;
  }

  /** Returns the new offset. What arrived before the connection broke is stored, too. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    for await (const piece of piecesOf(content)) {
      await this.#put(pieceName(id, end), 'application/octet-stream', piece);
      end += bytesIn(piece);
    }
    return end;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, metadata } = await this.#describe(id);
    const pieces = await this.#usefulPieces(id);
    return new Upload({ id, size, offset: pieces.at(-1)?.end ?? 0, ...(metadata && { metadata }) });
  }

  override async remove(id: string): Promise<void> {
    for await (const { name } of this.#media.list(`${id}.`)) await this.#media.delete(name);
  }

  /** All bytes that have arrived, in order. */
  async *bytesOf(id: string): AsyncGenerator<Buffer> {
    for (const { info, start, end } of await this.#usefulPieces(id)) {
      yield* await this.#media.open(info.name, {
        start: start - startOf(info),
        end: end - 1 - startOf(info),
      });
    }
  }

  /** The pieces that continue one another, each with the bytes that only it adds; `end` is exclusive. */
  async #usefulPieces(id: string) {
    const found: MediaInfo[] = [];
    for await (const info of this.#media.list(`${id}.`)) if (startOf(info) >= 0) found.push(info);
    const useful: { readonly info: MediaInfo; readonly start: number; readonly end: number }[] = [];
    let received = 0;
    for (const info of found.toSorted((a, b) => startOf(a) - startOf(b))) {
      const end = startOf(info) + info.size;
      if (startOf(info) > received || end <= received) continue;
      useful.push({ info, start: received, end });
      received = end;
    }
    return useful;
  }

  async #describe(id: string) {
    try {
      if (!uploadIdSchema.safeParse(id).success) throw new MediaNotFoundError(id);
      return descriptionSchema.parse(await json(await this.#media.open(`${id}.json`)));
    } catch (error) {
      // The status is what the tus server answers with.
      if (error instanceof MediaNotFoundError) throw Object.assign(uploadNotFound(), { status_code: 404 });
      throw error;
    }
  }

  async #put(name: string, contentType: string, content: readonly Buffer[]): Promise<void> {
    await this.#temporary.use(async (folder) => {
      await this.#media.put(name, await folder.write('piece', Readable.from(content)), { contentType });
    });
  }
}

const PIECE = /\.(?<start>\d+)$/;

/** With leading zeros, so that a listing is in order. */
function pieceName(id: string, start: number): string {
  return `${id}.${String(start).padStart(12, '0')}`;
}

/** The offset of a piece's first byte; negative for the description. */
function startOf({ name }: MediaInfo): number {
  return Number(PIECE.exec(name)?.groups?.start ?? -1);
}

/** Cuts what arrives into pieces. If it breaks off, the last one is what had arrived. */
async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<readonly Buffer[]> {
  let piece: Buffer[] = [];
  try {
    for await (const chunk of content) {
      piece.push(chunk);
      if (bytesIn(piece) < PIECE_BYTES) continue;
      yield piece;
      piece = [];
    }
  } catch (error) {
    if (piece.length > 0) yield piece;
    throw error;
  }
  if (piece.length > 0) yield piece;
}

function bytesIn(piece: readonly Buffer[]): number {
  return piece.reduce((sum, { length }) => sum + length, 0);
}
