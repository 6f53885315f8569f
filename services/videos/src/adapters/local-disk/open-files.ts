import { close, constants, fstat, lstat, open } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Clock } from '@selah/service-kit/clock';
import type { MediaInfo } from '../../domain/media-store.ts';
import { infoOf, orMissing } from './folder-files.ts';

/** A file that was opened, and what is known of it. Whoever got it releases it once. */
export interface OpenFile {
  readonly info: MediaInfo;
  /** The descriptor, which stays open until the release. */
  readonly fd: number;
  release(): void;
}

export interface OpenFiles {
  /** The file as it is under this name now; undefined when there is none. */
  acquire(name: string): Promise<OpenFile | undefined>;
  /** What is known of a file that is open; undefined for any other, which may exist all the same. */
  known(name: string): MediaInfo | undefined;
  /** To be called when the file was replaced or removed. Who reads it reads on. */
  forget(name: string): void;
}

// Plain descriptors: a FileHandle that a stopped store leaves behind is closed by the garbage collector, with a warning.
const openFd = promisify(open);
const fstatFd = promisify(fstat);
const lstatPath = promisify(lstat);
const closeFd = promisify(close);

interface Entry {
  readonly info: MediaInfo;
  readonly fd: number;
  checkedAt: number;
  users: number;
  isForgotten: boolean;
}

/** Open descriptors at most, beside those that are being read from. */
const MOST_OPEN = 64;
/** How long a file is taken for unchanged, in milliseconds: another process may replace or remove it. */
const TRUSTED_MS = 100;
/** A file that nobody asked for this long is closed, so that the space of a deleted one is given back. Milliseconds. */
const IDLE_MS = 30_000;

/**
 * Keeps the files open that were read last, so that a request for a range costs one read instead of four calls. The
 * least recently used is closed first.
 */
export function createOpenFiles(folder: string, now: Clock = Date.now): OpenFiles {
  const entries = new Map<string, Entry>();
  const opening = new Map<string, Promise<Entry | undefined>>();
  let idleTimer: NodeJS.Timeout | undefined;

  function closeIdle(): void {
    idleTimer = undefined;
    for (const [name, entry] of entries) if (now() - entry.checkedAt >= IDLE_MS) forget(name);
    watchIdle();
  }

  function watchIdle(): void {
    if (!idleTimer && entries.size > 0) idleTimer = setTimeout(closeIdle, IDLE_MS).unref();
  }

  function release(entry: Entry): void {
    entry.users -= 1;
    closeIfUnused(entry);
  }

  function forget(name: string): void {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    entry.isForgotten = true;
    closeIfUnused(entry);
  }

  function keep(name: string, entry: Entry): void {
    entries.set(name, entry);
    watchIdle();
    for (const oldest of entries.keys()) {
      if (entries.size <= MOST_OPEN) return;
      forget(oldest);
    }
  }

  async function openAnew(name: string): Promise<Entry | undefined> {
    const fd = await orMissing(openFd(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW));
    if (fd === undefined) return undefined;
    const stats = await fstatFd(fd, { bigint: true });
    if (!stats.isFile()) {
      await closeFd(fd);
      return undefined;
    }
    const entry = { info: infoOf(name, stats), fd, checkedAt: now(), users: 0, isForgotten: false };
    keep(name, entry);
    return entry;
  }

  async function current(name: string): Promise<Entry | undefined> {
    const entry = entries.get(name);
    if (!entry) return openAnew(name);
    const stats = await orMissing(lstatPath(join(folder, name), { bigint: true }));
    if (stats?.isFile() && infoOf(name, stats).etag === entry.info.etag && !entry.isForgotten) {
      entry.checkedAt = now();
      return entry;
    }
    if (entries.get(name) === entry) forget(name);
    return openAnew(name);
  }

  async function acquire(name: string): Promise<OpenFile | undefined> {
    let entry = entries.get(name);
    if (entry && now() - entry.checkedAt < TRUSTED_MS) {
      // Used now: the last in the order of the map.
      entries.delete(name);
      entries.set(name, entry);
    } else {
      // Many ask for a new film at once: it is opened once.
      const promise = opening.get(name) ?? current(name).finally(() => opening.delete(name));
      opening.set(name, promise);
      entry = await promise;
    }
    if (!entry) return undefined;
    // Replaced or closed in the moment since it was found.
    if (entry.isForgotten) return acquire(name);
    entry.users += 1;
    const mine = entry;
    return { info: mine.info, fd: mine.fd, release: () => release(mine) };
  }

  return {
    acquire,
    known(name) {
      const entry = entries.get(name);
      return entry && now() - entry.checkedAt < TRUSTED_MS ? entry.info : undefined;
    },
    forget,
  };
}

function closeIfUnused(entry: Entry): void {
  if (entry.isForgotten && entry.users === 0) void closeFd(entry.fd).catch(() => {});
}
