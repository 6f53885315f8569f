import type { Connection } from 'mongoose';
import { ConfigError } from '../../config/load-config.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { type ServiceData, versionOf } from './service-data.ts';

/** `data_versions`: one document per service. */
interface DataVersionDocument {
  readonly _id: string;
  readonly version: number;
  /** Programs of a lower version must not use the data. */
  readonly oldestProgram: number;
  readonly changedAt?: Date;
  /** The job that is changing the data; it raises `beat` while it lives. */
  readonly lock?: DataLock;
}

export interface DataLock {
  readonly holder: string;
  readonly beat: number;
}

export interface DataVersion {
  readonly version: number;
  readonly oldestProgram: number;
  readonly lock?: DataLock;
}

/** @throws ConfigError for data that a later release has changed so that this one would misread them */
export function assertNotNewer(data: ServiceData, { version, oldestProgram }: DataVersion): void {
  if (oldestProgram <= versionOf(data)) return;
  throw new ConfigError(
    `The data of ${data.service} are newer than this program: they have version ${version}, and this release of Selah reads them ` +
      `up to version ${versionOf(data)}. Start the newer release again, or restore a backup from before the update.`,
  );
}

/** The stored version of one service's data, and the lock of the job that changes them. */
export function createDataVersions(connection: Connection, service: string) {
  const documents = connection.collection<DataVersionDocument>('data_versions');

  return {
    /** Version 0 for data that no migration has seen. */
    async read(): Promise<DataVersion> {
      const found = await documents.findOne({ _id: service });
      return found ?? { version: 0, oldestProgram: 0 };
    },

    /** Locks the data unless somebody else has; `abandoned` is a lock that may be taken over. Returns whether it did. */
    async lock(holder: string, abandoned: DataLock | undefined): Promise<boolean> {
      const isFree = abandoned
        ? { 'lock.holder': abandoned.holder, 'lock.beat': abandoned.beat }
        : { lock: { $exists: false } };
      try {
        const { matchedCount, upsertedCount } = await documents.updateOne(
          { _id: service, ...isFree },
          { $set: { lock: { holder, beat: 0 } }, $setOnInsert: { version: 0, oldestProgram: 0 } },
          { upsert: !abandoned },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        // The document exists and is locked, so that its id cannot be inserted.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Shows others that the holder lives. */
    async beat(holder: string): Promise<void> {
      await documents.updateOne({ _id: service, 'lock.holder': holder }, { $inc: { 'lock.beat': 1 } });
    },

    /** Raises the version by one. Returns false if the lock was lost, or if the data have another version. */
    async raise(holder: string, from: number, oldestProgram: number, changedAt: Date): Promise<boolean> {
      const { matchedCount } = await documents.updateOne(
        { _id: service, version: from, 'lock.holder': holder },
        { $set: { version: from + 1, oldestProgram, changedAt } },
      );
      return matchedCount === 1;
    },

    async unlock(holder: string): Promise<void> {
      await documents.updateOne({ _id: service, 'lock.holder': holder }, { $unset: { lock: '' } });
    },
  };
}

export type DataVersions = ReturnType<typeof createDataVersions>;
