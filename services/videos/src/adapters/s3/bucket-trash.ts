import { type Bucket, moveObject } from '@selah/service-kit/s3/s3-bucket';
import type { Trash, TrashNotes } from '../../domain/trash.ts';
import { createTrash } from '../trash/create-trash.ts';
import type { PlacedFile, TrashFiles } from '../trash/trash-files.ts';
import { createS3MediaStore } from './s3-media-store.ts';

/** What the keys of removed files begin with. */
const TRASH = 'trash/';

export interface BucketTrashOptions {
  readonly notes: TrashNotes;
  /** What the keys of videos' files begin with, by tier. */
  readonly prefixes: Readonly<Record<PlacedFile[1], string>>;
}

/** Stores removed files in the bucket of the media, whose server copies them without sending them. */
export function createBucketTrash(bucket: Bucket, { notes, prefixes }: BucketTrashOptions): Trash {
  const placeOf = (id: string) => `${TRASH}${id}/`;
  const storeAt = (prefix: string) => createS3MediaStore(bucket, { prefix });
  const keyOf = ([filename, source]: PlacedFile) => prefixes[source] + filename;

  async function isThere(prefix: string, filename: string): Promise<boolean> {
    return (await storeAt(prefix).stat(filename)) !== undefined;
  }

  const files: TrashFiles = {
    sizeInTier: async ([filename, source]) => (await storeAt(prefixes[source]).stat(filename))?.size,
    async take(id, placed) {
      for (const file of placed) {
        await moveObject(bucket, { from: keyOf(file), to: placeOf(id) + file[0] });
      }
    },
    has: (id, filename) => isThere(placeOf(id), filename),
    async putBack(id, file) {
      const [filename, source] = file;
      if (await isThere(prefixes[source], filename)) return;
      await moveObject(bucket, { from: placeOf(id) + filename, to: keyOf(file) });
    },
    async close(id) {
      for await (const _ of storeAt(placeOf(id)).list()) return false;
      return true;
    },
    async drop(id) {
      const place = storeAt(placeOf(id));
      for await (const { name } of place.list()) await place.delete(name);
    },
  };
  return createTrash({ notes, files });
}
