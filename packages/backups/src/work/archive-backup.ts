import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { packTar } from 'modern-tar/fs';
import { BackupError } from '../backup/backup-error.ts';
import { placeOfContent, readBackups } from '../backup/read-backups.ts';

/** A backup as one file. */
export interface BackupArchive {
  /** Bytes. */
  readonly size: number;
  /** Begins to read. */
  open(): Readable;
}

const BLOCK = 512;
/** An archive ends with two empty blocks. */
const END_BYTES = 2 * BLOCK;
const MOST_IN_HEADER = 8 * 1024 ** 3;

/**
 * One backup as a tar archive. Unpacked, it is a folder of backups with this one in it.
 * @throws BackupError if it cannot be read, or a content of it is missing
 */
export async function archiveBackup(folder: string, name: string): Promise<BackupArchive> {
  const { manifests, read } = readBackups(folder);
  const { files } = await read(name);
  const contents = [...new Set(files.map(({ sha256 }) => sha256))].toSorted();
  const sources = [
    join(manifests, `${name}.json`),
    ...contents.map((sha256) => placeOfContent(folder, sha256)),
  ];
  let size = END_BYTES;
  for (const source of sources) {
    const { size: bytes } = await stat(source).catch((cause: unknown) => {
      throw new BackupError('backup_damaged', `The backup ${name} is damaged: a content is missing.`, {
        cause,
      });
    });
    if (bytes >= MOST_IN_HEADER) throw new BackupError('unknown', `${source} is too large for an archive.`);
    size += BLOCK + Math.ceil(bytes / BLOCK) * BLOCK;
  }
  const entries = sources.map((source) => ({
    type: 'file' as const,
    source,
    target: relative(folder, source).split(sep).join('/'),
    mode: 0o600,
  }));
  return { size, open: () => packTar(entries, { concurrency: 1 }) };
}
