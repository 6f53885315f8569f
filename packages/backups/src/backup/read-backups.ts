import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { type Manifest, parseManifest } from './manifest.ts';

const MANIFEST = /^(.+)\.json$/;

export function placeOfContent(folder: string, sha256: string): string {
  return join(folder, 'contents', sha256.slice(0, 2), sha256);
}

/** Reads a folder of backups, also while another process writes into it. */
export function readBackups(folder: string) {
  const manifests = join(folder, 'backups');
  return {
    /** The folder of their lists of files. */
    manifests,
    /** Names of all backups, oldest first. */
    list: async (): Promise<readonly string[]> => {
      const files = await readdir(manifests).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return files.flatMap((file) => MANIFEST.exec(file)?.[1] ?? []).toSorted();
    },
    /** @throws BackupError if it is missing, damaged or of a newer release */
    read: async (name: string): Promise<Manifest> => {
      const text = await readFile(join(manifests, `${name}.json`), 'utf8').catch((cause: unknown) => {
        throw new BackupError('backup_missing', `There is no backup ${name} in ${folder}.`, { cause });
      });
      return parseManifest(name, text);
    },
  };
}
