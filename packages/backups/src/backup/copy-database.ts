import { closeSync, fdatasync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';

/** 256 KB per step, during which other work on the database waits. */
const PAGES_PER_STEP = 64;
/** How often the copy is flushed, so that its last step, which flushes the rest, is short. Milliseconds. */
const FLUSH_EVERY_MS = 100;
/** A copy cannot begin while a transaction is open; ours last milliseconds. */
const ATTEMPTS = 200;
const BETWEEN_ATTEMPTS_MS = 10;

/** A first step that found the database busy is reported by Node as "not an error". */
const NOT_AN_ERROR = 0;
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/**
 * Copies a database to a new file with SQLite's online backup. The copy has the state of the moment at which it is complete:
 * what is committed meanwhile through `open` is in it.
 * @param open the connection, if this process has the database open
 * @throws BackupError if it is damaged
 */
export async function copyDatabase(path: string, to: string, open?: DatabaseSync): Promise<void> {
  const source = open ?? new DatabaseSync(path);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await copyOnce(source, to);
      } catch (error) {
        if (!isBusy(error) || attempt === ATTEMPTS) throw error;
        await rm(to, { force: true });
        await pause(BETWEEN_ATTEMPTS_MS);
      }
    }
  } catch (cause) {
    throw isAboutContent(cause) ? damagedDatabase(basename(path), cause) : cause;
  } finally {
    if (!open) source.close();
  }
}

async function copyOnce(source: DatabaseSync, to: string): Promise<void> {
  let flushedAt = performance.now();
  let flush: Promise<void> | undefined;
  let descriptor: number | undefined;
  const progress = () => {
    if (flush || performance.now() - flushedAt < FLUSH_EVERY_MS) return;
    descriptor ??= openSync(to, 'r+');
    const fd = descriptor;
    flush = new Promise((done) => fdatasync(fd, () => done()));
    void flush.then(() => {
      flush = undefined;
      flushedAt = performance.now();
    });
  };
  try {
    await backup(source, to, { rate: PAGES_PER_STEP, progress });
  } finally {
    await flush;
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

export function damagedDatabase(path: string, cause: unknown): BackupError {
  return new BackupError('database_damaged', `The database ${path} is damaged and was not backed up.`, {
    cause,
  });
}

/** SQLite's code without its details; -1 for other errors. */
function codeOf(error: unknown): number {
  const { errcode = -1 } = error as { readonly errcode?: number };
  return errcode < 0 ? errcode : errcode & 0xff;
}

const isBusy = (error: unknown) => [NOT_AN_ERROR, SQLITE_BUSY, SQLITE_LOCKED].includes(codeOf(error));

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

const isAboutContent = (error: unknown) => [SQLITE_CORRUPT, SQLITE_NOTADB].includes(codeOf(error));
