import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '@selah/service-kit/clock';
import { type BackupStore, openBackupStore } from '../backup/backup-store.ts';
import type { PlacedElsewhere } from '../backup/data-files.ts';
import { makeBackup, type RunningProduct } from '../backup/make-backup.ts';
import { readBackups } from '../backup/read-backups.ts';
import type { NotedRestore } from '../restore/noted-restore.ts';
import { stageBackup } from '../restore/stage-backup.ts';
import type { BackupNotesFile } from './backup-notes.ts';
import type { WorkTools } from './backup-work.ts';
import { importArchive } from './import-archive.ts';

/** An administrator and the client's internet address. */
export interface AskedBy {
  readonly administrator: string;
  readonly address: string;
}

export interface BackupTasksDeps {
  /** The data folder, open in this process. */
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  /** Of the backups. */
  readonly folder: string;
  readonly running: RunningProduct;
  readonly notes: BackupNotesFile;
  readonly now: Clock;
}

type Task = (tools: WorkTools) => Promise<void>;

/** What can be done with the backups in the folder; a workshop does one of them at a time. */
export interface BackupTasks {
  isHere(name: string): Promise<boolean>;
  /** Uses the folder while no other program does. @param create whether to make the folder if it is missing */
  inStore(use: (store: BackupStore) => Promise<void>, create?: boolean): Promise<void>;
  readonly backUp: Task;
  /** Compares all hashes, and notes whether they are right. */
  check(name: string): Task;
  /** Backs up the present data, and puts those of the backup beside them for the next start. */
  stage(name: string, askedBy: AskedBy): Task;
  /** Takes the backup of an archive. @param size in bytes, if it is known */
  take(archive: Readable, size: number | undefined): Task;
}

export function createBackupTasks(deps: BackupTasksDeps): BackupTasks {
  const { directory, elsewhere, folder, running, notes, now } = deps;
  const { list } = readBackups(folder);

  async function inStore(use: (store: BackupStore) => Promise<void>, create = false): Promise<void> {
    const store = await openBackupStore(folder, { create });
    try {
      await use(store);
    } finally {
      store.close();
    }
  }

  async function noteCheck(name: string, isWhole: boolean): Promise<void> {
    const existing = new Set(await list());
    const kept = Object.entries(notes.read().checks).filter(([other]) => existing.has(other));
    await notes.change({ checks: { ...Object.fromEntries(kept), [name]: { at: now(), isWhole } } });
  }

  return {
    isHere: async (name) => (await list()).includes(name),
    inStore,
    backUp: ({ pace, onProgress }) =>
      inStore(async (store) => {
        const made = await makeBackup({ directory, elsewhere, running, store, pace, now, onProgress });
        await store.deleteExpired(made.name);
      }, true),
    check: (name) => async (tools) => {
      let isWhole = true;
      await inStore(async (store) => {
        const { files } = await store.read(name);
        for (const [index, file] of files.entries()) {
          if (!(await store.check(file, tools.pace))) isWhole = false;
          tools.onProgress({ files: index + 1, of: files.length });
        }
      });
      await noteCheck(name, isWhole);
    },
    stage: (name, askedBy) => async (tools) => {
      const noted = noteOf(name, askedBy, now());
      await inStore(async (store) => {
        await store.read(name);
        await makeBackup({ directory, elsewhere, running, store, now, ...tools });
        await stageBackup({ store, name, places: { directory, elsewhere }, noted, ...tools });
      }, true);
    },
    take: (archive, size) => (tools) =>
      inStore(async (store) => {
        const { onProgress, signal } = tools;
        await importArchive(store, archive, { ...(size !== undefined && { size }), signal, onProgress });
        await notes.change({ isCopyWanted: true });
      }, true),
  };
}

function noteOf(name: string, { administrator, address }: AskedBy, now: number): NotedRestore {
  return {
    id: randomUUID(),
    at: new Date(now).toISOString(),
    action: 'backup-restored',
    administrator: administrator.slice(0, 80),
    address: address.slice(0, 64),
    object: { id: name },
  };
}
