import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import {
  copyAndHash,
  hashFile,
  type StoredContent,
  syncFile,
  syncFolder,
  writeNewFile,
} from './file-content.ts';
import type { Pace } from './pace.ts';
import { placeOfContent } from './read-backups.ts';

/** Contents, each kept once under its SHA-256, however many backups hold it. */
export interface BackupContents {
  /** Copies the file's content, unless it is stored already. */
  add(file: string, pace?: Pace): Promise<StoredContent>;
  /** A path of the store's own for a new file. */
  nextUnfinished(): string;
  /** Takes over the content of a file at such a path. */
  adopt(file: string, pace?: Pace): Promise<StoredContent>;
  has(content: StoredContent): Promise<boolean>;
  /** Copies the content to a new file, flushed to disk. @throws BackupError if it is missing or altered */
  copyTo(content: StoredContent, file: string, pace?: Pace): Promise<void>;
  /** Reads the content; deletes it, and returns false, if it was altered: the next backup of the file copies it again. */
  check(content: StoredContent, pace?: Pace): Promise<boolean>;
}

/** What the store itself does with the folder, beside what others may do. */
export interface ContentFolder extends BackupContents {
  /** Writes a new file, which appears whole and after all contents that were stored before; all of it is flushed to disk. */
  write(file: string, text: string): Promise<void>;
  /** Deletes all contents but these. */
  keepOnly(used: ReadonlySet<string>): Promise<void>;
}

/** Opens the contents of a folder of backups that this process has locked. Deletes what a kill has left unfinished. */
export async function openContentFolder(folder: string): Promise<ContentFolder> {
  const contents = join(folder, 'contents');
  const unfinished = join(folder, 'unfinished');
  await mkdir(contents, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  let copies = 0;
  /** Folders with new names. */
  const unflushed = new Set<string>();

  const placeOf = (content: StoredContent) => placeOfContent(folder, content.sha256);
  const nextUnfinished = () => join(unfinished, String(copies++));

  async function has(content: StoredContent): Promise<boolean> {
    const found = await stat(placeOf(content)).catch(() => undefined);
    return found?.size === content.bytes;
  }

  async function keep(copy: string, content: StoredContent): Promise<StoredContent> {
    if (await has(content)) await rm(copy);
    else await move(copy, placeOf(content));
    return content;
  }

  async function move(from: string, to: string): Promise<void> {
    const group = dirname(to);
    await mkdir(group, { recursive: true, mode: 0o700 });
    await rename(from, to);
    unflushed.add(group);
  }

  /** A renamed file survives a power cut only when its folder is flushed too. */
  async function flushNames(): Promise<void> {
    if (unflushed.size > 0) unflushed.add(contents);
    for (const group of unflushed) await syncFolder(group);
    unflushed.clear();
  }

  return {
    has,
    nextUnfinished,
    add: async (file, pace) => {
      const copy = nextUnfinished();
      return keep(copy, await copyAndHash(file, copy, pace));
    },
    adopt: async (file, pace) => {
      const content = await hashFile(file, pace);
      await syncFile(file);
      return keep(file, content);
    },
    copyTo: async (content, file, pace) => {
      const place = placeOf(content);
      if (!existsSync(place)) throw damaged(content, 'missing');
      const copied = await copyAndHash(place, file, pace);
      if (copied.sha256 !== content.sha256) throw damaged(content, 'changed');
    },
    check: async (content, pace) => {
      if (!(await has(content))) return false;
      const { sha256 } = await hashFile(placeOf(content), pace);
      if (sha256 === content.sha256) return true;
      await rm(placeOf(content));
      return false;
    },
    write: async (file, text) => {
      const copy = nextUnfinished();
      await writeNewFile(copy, text);
      await flushNames();
      await move(copy, file);
      await flushNames();
    },
    keepOnly: async (used) => {
      for (const group of await readdir(contents)) {
        for (const sha256 of await readdir(join(contents, group))) {
          if (!used.has(sha256)) await rm(join(contents, group, sha256));
        }
      }
    },
  };
}

function damaged({ sha256 }: StoredContent, how: 'missing' | 'changed'): BackupError {
  const is = how === 'missing' ? 'is missing' : 'was changed';
  return new BackupError('backup_damaged', `The backup is damaged: the content ${sha256} ${is}.`);
}
