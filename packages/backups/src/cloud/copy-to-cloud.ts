import { stat } from 'node:fs/promises';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { backupsToKeep } from '../backup/backups-to-keep.ts';
import type { StoredContent } from '../backup/file-content.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import type { Pace } from '../backup/pace.ts';
import { type BucketLock, withBucketLock } from './bucket-lock.ts';
import { type CloudBackups, keyOfContent, keyOfManifest } from './cloud-backups.ts';
import { deleteFromCloud } from './delete-from-cloud.ts';

export interface CopyToCloudRequest {
  readonly store: BackupStore;
  readonly cloud: CloudBackups;
  readonly pace?: Pace;
  readonly onProgress: OnProgress;
}

export interface CopySummary {
  /** Names of the backups that were not in the cloud. */
  readonly copied: readonly string[];
  /** Bytes of contents that were not there. */
  readonly sentBytes: number;
  /** Names of the backups that lack a content here and there. */
  readonly damaged: readonly string[];
  /** Names of those that the rule deleted there. */
  readonly expired: readonly string[];
}

interface NamedManifest {
  readonly name: string;
  readonly manifest: Manifest;
}

/**
 * Copies into the cloud what is here and is not there, the newest backup first: contents, and after them the list of files, so that what
 * a kill leaves unfinished is in no list, and the next copy goes on from it. Then what the rule does not keep is deleted there.
 * @throws BackupError `cloud_…`
 */
export async function copyToCloud(request: CopyToCloudRequest): Promise<CopySummary> {
  const { store, cloud } = request;
  const here = await readHere(store);
  // An empty installation changes nothing: it may be there to look, or to fetch.
  if (here.length === 0) return { copied: [], sentBytes: 0, damaged: [], expired: [] };
  return withBucketLock({ objects: cloud.objects, holder: await store.holder() }, async (lock) => {
    const there = await readThere(cloud, store, here);
    const kept = keptOf([...here, ...there]);
    const wanted = here.filter(({ manifest }) => kept.has(manifest)).toReversed();
    const missing = await missingContents(cloud, wanted);
    const of = missing.size + wanted.length;
    let files = 0;
    let sentBytes = 0;
    const onSent = (content?: StoredContent) => {
      files += 1;
      sentBytes += content?.bytes ?? 0;
      request.onProgress({ files, of });
    };
    const copied: string[] = [];
    const damaged: string[] = [];
    for (const backup of wanted) {
      const isThere = there.some(({ name }) => name === backup.name);
      if (!(await sendContents(request, backup, missing, lock, onSent))) damaged.push(backup.name);
      else if (!isThere) {
        await sendManifest(request, backup, lock);
        copied.push(backup.name);
      }
      onSent();
    }
    await lock.assertHeld();
    const expired = there.filter(({ manifest }) => !kept.has(manifest)).map(({ name }) => name);
    await deleteFromCloud(cloud, expired);
    return { copied, sentBytes, damaged, expired };
  });
}

/** Those that can be read, oldest first. */
async function readHere(store: BackupStore): Promise<readonly NamedManifest[]> {
  const found: NamedManifest[] = [];
  for (const name of await store.list()) {
    const manifest = await store.read(name).catch(() => undefined);
    if (manifest) found.push({ name, manifest });
  }
  return found;
}

/** Those that can be read; a list of files that is here too is not fetched. */
async function readThere(
  cloud: CloudBackups,
  store: BackupStore,
  here: readonly NamedManifest[],
): Promise<readonly NamedManifest[]> {
  const found: NamedManifest[] = [];
  for (const [name, { bytes }] of await cloud.manifests()) {
    const own = here.find((backup) => backup.name === name);
    const size = own && (await stat(store.places.manifest(name))).size;
    const manifest = own && size === bytes ? own.manifest : await ifReadable(cloud.read(name));
    if (manifest) found.push({ name, manifest });
  }
  return found;
}

/** Undefined for a list of files that is damaged or newer; not for a cloud that is away. */
async function ifReadable(reading: Promise<Manifest>): Promise<Manifest | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BackupError && !error.failure.startsWith('cloud_')) return undefined;
    throw error;
  }
}

function keptOf(all: readonly NamedManifest[]) {
  const dated = all.map(({ manifest: { createdAt, isBeforeRestore } }) => ({
    createdAt: Date.parse(createdAt),
    isBeforeRestore,
  }));
  const kept = backupsToKeep(dated);
  return { has: ({ createdAt }: Manifest) => kept.has(Date.parse(createdAt)) };
}

async function missingContents(
  cloud: CloudBackups,
  backups: readonly NamedManifest[],
): Promise<Map<string, StoredContent>> {
  const there = await cloud.contents();
  const files = backups.flatMap(({ manifest }) => manifest.files);
  return new Map(
    files.filter(({ sha256, bytes }) => there.get(sha256) !== bytes).map((file) => [file.sha256, file]),
  );
}

/** Sends what is missing of the backup; returns whether all of it is there then. */
async function sendContents(
  { store, cloud, pace }: CopyToCloudRequest,
  { manifest }: NamedManifest,
  missing: Map<string, StoredContent>,
  lock: BucketLock,
  onSent: (content: StoredContent) => void,
): Promise<boolean> {
  for (const { sha256 } of manifest.files) {
    const content = missing.get(sha256);
    if (!content) continue;
    await lock.renew();
    // What was altered here must not get into the cloud under its old hash.
    if (!(await store.check(content, pace))) return false;
    await cloud.objects.putFile(keyOfContent(sha256), store.places.content(sha256));
    missing.delete(sha256);
    onSent(content);
  }
  return true;
}

/** @throws BackupError `cloud_in_use` if another program has deleted contents meanwhile */
async function sendManifest(
  { store, cloud }: CopyToCloudRequest,
  backup: NamedManifest,
  lock: BucketLock,
): Promise<void> {
  await lock.assertHeld();
  if ((await missingContents(cloud, [backup])).size > 0)
    throw new BackupError('cloud_in_use', 'Another program deletes what is being copied.');
  await cloud.objects.putFile(keyOfManifest(backup.name), store.places.manifest(backup.name));
}
