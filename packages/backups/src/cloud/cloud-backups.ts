import { text } from 'node:stream/consumers';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { writeAndHash } from '../backup/file-content.ts';
import { type Manifest, parseManifest } from '../backup/manifest.ts';
import type { CloudObject, CloudObjects } from './cloud-objects.ts';

const MANIFESTS = 'backups/';
const CONTENTS = 'contents/';

export const keyOfManifest = (name: string) => `${MANIFESTS}${name}.json`;
export const keyOfContent = (sha256: string) => `${CONTENTS}${sha256.slice(0, 2)}/${sha256}`;

/** Backups in the cloud, laid out like a folder of backups. What is in their list is complete. */
export interface CloudBackups extends Pick<BackupStore, 'list' | 'read' | 'copyTo'> {
  readonly objects: CloudObjects;
  /** The same, until the signal ends every question with its reason. */
  until(signal: AbortSignal): CloudBackups;
  /** Their lists of files, by name, oldest first. */
  manifests(): Promise<ReadonlyMap<string, CloudObject>>;
  /** Bytes of each content, by SHA-256. */
  contents(): Promise<ReadonlyMap<string, number>>;
}

export function createCloudBackups(objects: CloudObjects): CloudBackups {
  async function manifests(): Promise<ReadonlyMap<string, CloudObject>> {
    const found = (await objects.list(MANIFESTS)).flatMap((object) => {
      const [, name] = /^backups\/([^/]+)\.json$/.exec(object.key) ?? [];
      return name === undefined ? [] : [[name, object] as const];
    });
    return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  return {
    objects,
    until: (signal) => createCloudBackups(objects.until(signal)),
    manifests,
    list: async () => [...(await manifests()).keys()],
    read: async (name): Promise<Manifest> => {
      const body = await objects.open(keyOfManifest(name));
      if (!body) throw new BackupError('backup_missing', `There is no backup ${name} in the cloud.`);
      return parseManifest(name, await text(body));
    },
    contents: async () => {
      const all = await objects.list(CONTENTS);
      return new Map(all.map(({ key, bytes }) => [key.slice(key.lastIndexOf('/') + 1), bytes]));
    },
    copyTo: async ({ sha256 }, file, pace) => {
      const body = await objects.open(keyOfContent(sha256));
      if (!body)
        throw new BackupError('backup_damaged', `The backup is damaged: the content ${sha256} is missing.`);
      const copied = await writeAndHash(body, file, pace);
      if (copied.sha256 !== sha256)
        throw new BackupError('backup_damaged', `The backup is damaged: the content ${sha256} was changed.`);
    },
  };
}
