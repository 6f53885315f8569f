import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@selah/service-kit/clock';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import type { Logger } from '@selah/service-kit/logging/logger';
import { type Backup, backupNameSchema } from '@selah/shared/contracts/backups/backups';
import type { BackupFailure } from '@selah/shared/contracts/backups/failures';
import { BackupError } from '../backup/backup-error.ts';
import type { CloudBackups } from '../cloud/cloud-backups.ts';
import { type Content, readContent } from './describe-backups.ts';

/** How long what was seen is shown without looking again. Milliseconds. */
const FRESH_MS = 5 * 60_000;
/** How long a page waits for the first look. Milliseconds. */
const FIRST_LOOK_MS = 3_000;
/** A cloud that does not answer for so long is away. Milliseconds. */
const LOOK_MS = 30_000;

/** What is in the cloud, as it was when it was last looked at: a page must not wait for the cloud. */
export interface CloudView {
  /** Adds what is there to what is here, newest first. */
  mergedWith(here: readonly Backup[]): Promise<Backup[]>;
  /** Whether it was there when it was last looked at. */
  has(name: string): boolean;
  /** Why the last look failed. */
  failure(): BackupFailure | undefined;
  /** Looks now. Does not throw. */
  look(): Promise<void>;
}

/** @param isHere whether the list of files is here too, so that it need not be fetched */
export function createCloudView(deps: {
  readonly cloud: CloudBackups;
  readonly isHere: (name: string) => Promise<boolean>;
  readonly logger: Logger;
  readonly now: Clock;
}): CloudView {
  const { isHere, logger, now } = deps;
  let names: readonly string[] = [];
  let failure: BackupFailure | undefined;
  let lookedAt: number | undefined;
  let looking: Promise<void> | undefined;
  const known = new Map<string, { readonly version: string; readonly content: Content }>();

  async function readAll(): Promise<void> {
    const cloud = deps.cloud.until(runningTimeSignal(LOOK_MS));
    const found = [...(await cloud.manifests())].filter(([name]) => backupNameSchema.safeParse(name).success);
    for (const [name, { bytes, modifiedAt }] of found) {
      const version = `${bytes} ${modifiedAt}`;
      if (known.get(name)?.version === version || (await isHere(name))) continue;
      known.set(name, { version, content: await readContent(name, cloud.read) });
    }
    names = found.map(([name]) => name);
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
  }

  function look(): Promise<void> {
    looking ??= readAll()
      .then(() => {
        failure = undefined;
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the bucket of backups cannot be read');
        failure = error instanceof BackupError ? error.failure : 'cloud_unreachable';
      })
      .finally(() => {
        lookedAt = now();
        looking = undefined;
      });
    return looking;
  }

  const isOld = () => lookedAt === undefined || Math.abs(now() - lookedAt) > FRESH_MS;

  return {
    failure: () => failure,
    has: (name) => names.includes(name),
    // What was seen before something changed is of no use.
    look: async () => {
      await looking;
      await look();
    },
    mergedWith: async (here) => {
      if (isOld()) {
        const looked = look();
        if (lookedAt === undefined)
          await Promise.race([looked, pause(FIRST_LOOK_MS, undefined, { ref: false })]);
      }
      const ofHere = new Set(here.map(({ name }) => name));
      const both = here.map((backup) =>
        names.includes(backup.name) ? { ...backup, place: 'both' as const } : backup,
      );
      const only = names.flatMap((name): Backup[] => {
        const found = known.get(name)?.content;
        if (ofHere.has(name) || !found) return [];
        const { failure: unreadable, ...content } = found;
        const state = unreadable
          ? { state: 'unreadable' as const, failure: unreadable }
          : { state: 'unchecked' as const };
        return [{ name, place: 'cloud', ...content, ...state }];
      });
      return [...both, ...only].toSorted((a, b) => (a.name < b.name ? 1 : -1));
    },
  };
}
