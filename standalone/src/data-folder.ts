import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@selah/service-kit/config/load-config';

/** Everything the one process keeps, in one folder that can be copied as a whole while it is stopped. */
export interface DataFolder {
  readonly directory: string;
  readonly databaseFile: string;
  readonly sessionsFile: string;
  readonly journalFile: string;
  readonly cloudDirectory: string;
  readonly mailDirectory: string;
  /** Present once the demo videos were added, so that an administrator who removed them does not get them back. */
  readonly seededMarker: string;
  /** Lets another process use the folder. */
  release(): void;
}

/**
 * Prepares the folder and takes it for this process.
 * @throws ConfigError when it cannot be written, or another running process has it
 */
export function openDataFolder(directory: string): DataFolder {
  const lockFile = join(directory, 'running.pid');
  try {
    for (const part of ['', 'cloud', 'mail']) mkdirSync(join(directory, part), { recursive: true });
    takeLock(lockFile);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The data folder ${directory} cannot be written (${reason}): set SELAH_DATA_DIR to one that can.`,
    );
  }
  return {
    directory,
    databaseFile: join(directory, 'database.sqlite'),
    sessionsFile: join(directory, 'sessions.sqlite'),
    journalFile: join(directory, 'events.sqlite'),
    cloudDirectory: join(directory, 'cloud'),
    mailDirectory: join(directory, 'mail'),
    seededMarker: join(directory, 'seeded'),
    release: () => rmSync(lockFile, { force: true }),
  };
}

/** A file with the owner's process id. One left by a process that is gone (kill -9, power) is taken over. */
function takeLock(lockFile: string): void {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(lockFile, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new ConfigError(
        `The data folder is in use by process ${owner}: stop it, or set SELAH_DATA_DIR to another folder.`,
      );
    }
    writeFileSync(lockFile, String(process.pid));
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The installation's own secret of that name: made once, readable by its owner only. */
export function installationSecret(folder: DataFolder, name: string): string {
  const file = join(folder.directory, `${name}.secret`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
