import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { lockFolder } from '@selah/service-kit/sqlite/lock-folder';
import { FileInUseError, KERNEL_CLOSES_MS } from '@selah/service-kit/sqlite/open-sqlite';

/** All data of the process in one folder, which can be copied as a whole while the process is stopped. */
export interface DataFolder {
  readonly directory: string;
  readonly databaseFile: string;
  readonly cloudDirectory: string;
  readonly mailDirectory: string;
  /** Exists after the demo videos were added, so that they are not added again after an administrator removed them. */
  readonly seededMarker: string;
  /** Unlocks the folder for other processes. */
  release(): void;
}

/**
 * Prepares the folder and locks it for this process.
 * @throws ConfigError if it cannot be written, or another running process has locked it
 */
export function openDataFolder(directory: string): DataFolder {
  try {
    mkdirSync(directory, { recursive: true });
    const release = lockFolder(directory, { timeoutMs: KERNEL_CLOSES_MS });
    return { ...pathsIn(directory), release };
  } catch (error) {
    if (error instanceof FileInUseError) {
      throw new ConfigError(
        `The data folder ${directory} is in use by another process: stop it, or set SELAH_DATA_DIR to another folder.`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The data folder ${directory} cannot be written (${reason}): set SELAH_DATA_DIR to one that can.`,
    );
  }
}

/** Creates the folders of the data folder that are missing; not before data that are being exchanged are in place. */
export function createParts(directory: string): void {
  for (const part of ['cloud', 'mail']) mkdirSync(join(directory, part), { recursive: true });
}

function pathsIn(directory: string) {
  return {
    directory,
    databaseFile: join(directory, 'database.sqlite'),
    cloudDirectory: join(directory, 'cloud'),
    mailDirectory: join(directory, 'mail'),
    seededMarker: join(directory, 'seeded'),
  };
}

/** The installation's secret of that name: generated once, readable only by its owner. */
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
