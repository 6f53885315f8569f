import { type CloudBackups, keyOfContent, keyOfManifest } from './cloud-backups.ts';

/**
 * Deletes backups in the cloud, and contents of no backup. To be called with the lock of the bucket. Contents stay while a list cannot be
 * read: another release may know what it needs.
 */
export async function deleteFromCloud(cloud: CloudBackups, names: readonly string[]): Promise<void> {
  for (const name of names) await cloud.objects.delete(keyOfManifest(name));
  const contents = await cloud.contents();
  const used = new Set<string>();
  for (const name of await cloud.list()) {
    const manifest = await cloud.read(name).catch(() => undefined);
    if (!manifest) return;
    for (const { sha256 } of manifest.files) used.add(sha256);
  }
  for (const sha256 of contents.keys()) {
    if (!used.has(sha256)) await cloud.objects.delete(keyOfContent(sha256));
  }
}
