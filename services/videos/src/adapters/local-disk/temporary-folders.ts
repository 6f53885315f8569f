import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TemporaryFolders } from '../../domain/ports.ts';
import { undefinedIfMissing } from './folder-files.ts';

/**
 * Temporary folders below `root`: on the same disk as the media, so that a finished file can be moved into
 * place.
 */
export function createTemporaryFolders(root: string): TemporaryFolders {
  return {
    async use(work) {
      await mkdir(root, { recursive: true });
      const path = await mkdtemp(join(root, 'work-'));
      try {
        return await work({
          path,
          async write(name, content) {
            const file = join(path, name);
            await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
            return file;
          },
        });
      } finally {
        await rm(path, { recursive: true, force: true });
      }
    },
    async clear(before) {
      await mkdir(root, { recursive: true });
      for (const name of await readdir(root)) {
        const path = join(root, name);
        // Another worker, or the folder's user, may have deleted it first.
        const stats = await undefinedIfMissing(stat(path));
        if (stats && stats.mtime < before) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
