import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from '@selah/backups/backup-error';
import type { PlacedElsewhere } from '@selah/backups/data-files';
import type { OnProgress } from '@selah/backups/make-backup';
import { ConfigError, type Environment, readSecretFiles } from '@selah/service-kit/config/load-config';
import { isInside, loadStandaloneConfig, type StandaloneConfig } from '../config.ts';

/** What `npm run backup` and `npm run restore` were asked to do. */
export interface BackupCommand {
  readonly config: StandaloneConfig;
  /** The folder of backups. */
  readonly folder: string;
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
}

/** Prints a line for the person at the console. */
export type Print = (line: string) => void;

/** @throws BackupError without a folder, or with one inside the data folder, whose backup would contain itself */
export function readCommand(env: Environment, folder: string | undefined, usage: string): BackupCommand {
  if (!folder) throw new BackupError('unknown', usage);
  const command = readConfig(env);
  const { directory } = command;
  const path = resolve(folder);
  if (isInside(directory, path))
    throw new BackupError(
      'folder_unusable',
      `${path} is inside the data folder ${directory}: choose a folder elsewhere.`,
    );
  return { ...command, folder: path };
}

/** What the environment says, without a folder of backups. */
export function readConfig(env: Environment): Omit<BackupCommand, 'folder'> {
  const config = loadStandaloneConfig(readSecretFiles(env));
  const { dataDirectory: directory, elsewhere } = config;
  return { config, directory, elsewhere };
}

/** @throws BackupError if there is no data folder; opening one would create it */
export function assertDataExists({ directory }: BackupCommand): void {
  if (!existsSync(directory))
    throw new BackupError('nothing_to_copy', `There is no data folder ${directory}.`);
}

/** Says what is kept by engines of their own, and thus in no backup of the data folder. */
export function printWhatIsElsewhere({ config }: Pick<BackupCommand, 'config'>, print: Print): void {
  const named = {
    MONGODB_URI: config.engines.mongodb,
    NATS_URL: config.engines.nats,
    REDIS_URL: config.engines.redis,
    S3_ENDPOINT: config.engines.s3,
  };
  const set = Object.entries(named).flatMap(([name, value]) => (value ? [name] : []));
  if (set.length > 0)
    print(`Not included, since it is not in the data folder: what ${set.join(', ')} names.`);
}

/** Prints each tenth of the work. */
export function printProgress(print: Print): OnProgress {
  let tenths = 0;
  return ({ files, of }) => {
    const reached = Math.floor((files / of) * 10);
    if (reached <= tenths) return;
    tenths = reached;
    print(`${files} of ${of} files`);
  };
}

/** Runs a command; a failure that the person can mend is one sentence, and the process ends with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isKnown = error instanceof BackupError || error instanceof ConfigError;
    process.stderr.write(`${isKnown ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return 'The disk is full: what was written so far is used or deleted by the next attempt.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
