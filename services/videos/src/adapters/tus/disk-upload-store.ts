import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/** The file store of tus, but reported bytes are synced to disk, and the length of an upload is known from the start. */
export class DiskUploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Returns the new offset. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.directory, id);
    const target = createWriteStream(path, { flags: 'r+', start: offset });
    await pipeline(content, target);
    await syncFile(path);
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
