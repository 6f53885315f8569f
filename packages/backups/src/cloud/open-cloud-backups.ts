import type { Logger } from '@selah/service-kit/logging/logger';
import { type CloudBackups, createCloudBackups } from './cloud-backups.ts';
import type { S3ObjectsConfig } from './s3-objects.ts';

/** The backups in the configured bucket. The S3 SDK is large and only loaded if it is used. */
export async function openCloudBackups(config: S3ObjectsConfig, logger: Logger): Promise<CloudBackups> {
  const { createS3Objects } = await import('./s3-objects.ts');
  return createCloudBackups(createS3Objects(config, logger));
}
