import { BackupError } from '@selah/backups/backup-error';
import type { BackupStore } from '@selah/backups/backup-store';
import type { CloudBackups } from '@selah/backups/cloud-backups';
import { copyToCloud } from '@selah/backups/copy-to-cloud';
import { openCloudBackups } from '@selah/backups/open-cloud-backups';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { StandaloneConfig } from '../config.ts';
import { type Print, printProgress } from './run-command.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @throws BackupError if no bucket of backups is configured */
export async function openConfiguredCloud(config: StandaloneConfig, logger: Logger): Promise<CloudBackups> {
  if (!config.bucketOfBackups)
    throw new BackupError('unknown', 'No bucket of backups is configured: set BACKUP_S3_BUCKET.');
  return openCloudBackups(config.bucketOfBackups, logger);
}

/** Prints what is there, oldest first. */
export async function printCloudBackups(cloud: CloudBackups, print: Print): Promise<void> {
  const names = await cloud.list();
  print(names.length === 0 ? 'In the cloud: no backup.' : 'In the cloud:');
  for (const name of names) print(`  ${name}: ${await contentOf(cloud, name)}`);
}

async function contentOf(cloud: CloudBackups, name: string): Promise<string> {
  try {
    const { files } = await cloud.read(name);
    return `${files.length} files, ${megabytes(files.reduce((sum, { bytes }) => sum + bytes, 0))}`;
  } catch (error) {
    if (error instanceof BackupError && !error.failure.startsWith('cloud_')) return error.message;
    throw error;
  }
}

/** Copies all backups of the folder that are not in the cloud. */
export async function copyAndPrint(store: BackupStore, cloud: CloudBackups, print: Print): Promise<void> {
  print('Copying into the cloud:');
  const { copied, sentBytes, damaged, expired } = await copyToCloud({
    store,
    cloud,
    onProgress: printProgress(print),
  });
  print(`In the cloud: ${copied.length} more, ${megabytes(sentBytes)} sent.`);
  for (const name of damaged) print(`Not copied, since it is damaged: ${name}`);
  for (const name of expired) print(`Deleted in the cloud by rule: ${name}`);
}
