import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadIdSchema, uploadMetadataSchema } from '@selah/shared/contracts/videos/uploads';
import type { Upload } from '@tus/server';
import type { ReceivedUpload, Uploads } from '../../domain/uploads.ts';
import { DiskUploadStore } from './disk-upload-store.ts';

export interface DiskUploads {
  readonly uploads: Uploads;
  /** The store of the tus server. */
  readonly store: DiskUploadStore;
}

/** Each upload has two files in one folder: its bytes in `<id>`, its description in `<id>.json`. */
export async function openDiskUploads(folder: string): Promise<DiskUploads> {
  await mkdir(folder, { recursive: true });
  const store = new DiskUploadStore(folder);
  const pathsOf = (id: string) => [join(folder, id), join(folder, `${id}.json`)] as const;

  async function find(id: string): Promise<ReceivedUpload | undefined> {
    // The store throws for a missing upload and for one that a crash left incomplete.
    const upload = await store.getUpload(id).catch(() => undefined);
    return upload && asReceived(upload);
  }
  async function remove(id: string): Promise<void> {
    for (const path of pathsOf(id)) await rm(path, { force: true });
  }
  async function ids(): Promise<Set<string>> {
    const names = (await readdir(folder)).map((name) => name.replace(/\.json$/, ''));
    return new Set(names.filter((name) => uploadIdSchema.safeParse(name).success));
  }

  const uploads: Uploads = {
    find,
    read: (id, work) => work(pathsOf(id)[0]),
    remove,
    async keep(id) {
      const now = new Date();
      for (const path of pathsOf(id)) await utimes(path, now, now);
    },
    async awaitedBytes() {
      let awaited = 0;
      for (const id of await ids()) {
        const upload = await find(id);
        if (upload) awaited += upload.sizeBytes - upload.receivedBytes;
      }
      return awaited;
    },
    async clear(before) {
      for (const id of await ids()) {
        const touched = await Promise.all(pathsOf(id).map((path) => stat(path).catch(() => undefined)));
        if (touched.every((stats) => !stats || stats.mtime < before)) await remove(id);
      }
    },
  };
  return { uploads, store };
}

/** What the store of the protocol knows of an upload; undefined if it has no length or no valid description. */
export function asReceived({ id, size, offset, metadata }: Upload): ReceivedUpload | undefined {
  const said = uploadMetadataSchema.safeParse(metadata);
  if (!said.success || size === undefined) return undefined;
  const { filename: originalName, sha256 } = said.data;
  const named = { id, originalName, sizeBytes: size, receivedBytes: offset };
  return sha256 === undefined ? named : { ...named, sha256 };
}
