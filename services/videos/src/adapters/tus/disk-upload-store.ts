import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { FileStore } from '@tus/file-store';
import { diskFull, missingOnDisk } from '../../domain/uploads.ts';
import { freeSpaceOf } from '../local-disk/free-space.ts';

/**
 * The file store of tus with three differences: reported bytes are synced to disk, a full disk has its own error code, and
 * the length of an upload is known from the start.
 */
export class DiskUploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Returns the new offset. @throws AppError `disk_full` */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.directory, id);
    const target = createWriteStream(path, { flags: 'r+', start: offset });
    try {
      await pipeline(content, target);
      await syncFile(path);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      const { size = 0 } = await this.getUpload(id);
      const freeBytes = await freeSpaceOf(this.directory);
      throw diskFull(missingOnDisk(size - offset, { freeBytes }), error);
    }
    return offset + target.bytesWritten;
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
