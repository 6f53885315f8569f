import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '@selah/shared/contracts/backups/backups';
import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { readBackups } from '../backup/read-backups.ts';
import type { BackupNotes } from './backup-notes.ts';

/** What the list of files of a backup says. */
export type Content = Pick<Backup, 'createdAt' | 'bytes' | 'files' | 'films'> &
  Partial<Pick<Backup, 'failure' | 'isBeforeRestore'>>;

const FILM = /^videos\/files\//;

/** Describes the backups of a folder, newest first. A list of files is read once, and again when it was changed. */
export function createBackupDescriber(folder: string) {
  const { manifests, list, read } = readBackups(folder);
  const known = new Map<string, { readonly version: string; readonly content: Content }>();

  async function contentOf(name: string): Promise<Content> {
    const { mtimeMs, size } = await stat(join(manifests, `${name}.json`));
    const version = `${mtimeMs} ${size}`;
    const before = known.get(name);
    if (before?.version === version) return before.content;
    const content = await readContent(name, read);
    known.set(name, { version, content });
    return content;
  }

  return async (checks: BackupNotes['checks']): Promise<Backup[]> => {
    const backups: Backup[] = [];
    for (const name of (await list()).toReversed()) {
      const found = await contentOf(name).catch((error: NodeJS.ErrnoException) => {
        // Deleted since the folder was listed.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!found) continue;
      const { failure, ...content } = found;
      const check = checks[name];
      const checked = check
        ? {
            state: check.isWhole ? ('whole' as const) : ('damaged' as const),
            checkedAt: new Date(check.at).toISOString(),
          }
        : { state: 'unchecked' as const };
      backups.push({
        name,
        place: 'here',
        ...content,
        ...(failure ? { state: 'unreadable', failure } : checked),
      });
    }
    return backups;
  };
}

/** Describes a backup whose list of files cannot be used, too. @throws an error of the disk, or BackupError `cloud_…` */
export async function readContent(name: string, read: (name: string) => Promise<Manifest>): Promise<Content> {
  try {
    const { createdAt, files, isBeforeRestore } = await read(name);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const films = files.filter(({ path }) => FILM.test(path)).length;
    return { createdAt, bytes, files: files.length, films, ...(isBeforeRestore && { isBeforeRestore }) };
  } catch (error) {
    if (!(error instanceof BackupError) || error.failure.startsWith('cloud_')) throw error;
    const { failure } = error;
    return { createdAt: momentOf(name), bytes: 0, files: 0, films: 0, failure };
  }
}

/** The moment in a name such as `2026-03-01T10-00-00Z`. */
function momentOf(name: string): string {
  const [, day = '', ...time] = /^(.{10})T(\d\d)-(\d\d)-(\d\d)Z/.exec(name) ?? [];
  return `${day}T${time.join(':')}.000Z`;
}
