import { close, constants, fstat, lstat, open } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Clock } from '@selah/service-kit/clock';
import type { MediaInfo } from '../../domain/media-store.ts';
import { infoOf, undefinedIfMissing } from './folder-files.ts';

/** An open file and its description. The caller releases it once. */
export interface OpenFile {
  readonly info: MediaInfo;
  /** The descriptor, which stays open until the release. */
  readonly fd: number;
  release(): void;
}

export interface OpenFiles {
  /** The current file of this name; undefined if there is none. */
  acquire(name: string): Promise<OpenFile | undefined>;
  /** The description of a file that is open; undefined for any other, even if it exists. */
  known(name: string): MediaInfo | undefined;
  /** Call when the file was replaced or removed. Current readers continue. */
  forget(name: string): void;
}

// Plain descriptors: a FileHandle that is not closed is closed by the garbage collector, with a warning.
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

/** The most open descriptors, in addition to those being read from. */
const MOST_OPEN = 64;
/** How long a file is assumed to be unchanged, in milliseconds; another process may replace or remove it. */
const TRUSTED_MS = 100;
/**
 * A file is closed after this time without a request, so that the space of a deleted one is freed.
 * Milliseconds.
 */
const IDLE_MS = 30_000;

/**
 * Keeps recently read files open, so that a range request costs one read instead of four system calls. The
 * least recently used file is closed first.
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
    const fd = await undefinedIfMissing(
      openFd(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW),
    );
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
    const stats = await undefinedIfMissing(lstatPath(join(folder, name), { bigint: true }));
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
      // Recently used: last in the order of the map.
      entries.delete(name);
      entries.set(name, entry);
    } else {
      // Concurrent requests for a new film share one open.
      const promise = opening.get(name) ?? current(name).finally(() => opening.delete(name));
      opening.set(name, promise);
      entry = await promise;
    }
    if (!entry) return undefined;
    // Replaced or closed since it was found.
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
