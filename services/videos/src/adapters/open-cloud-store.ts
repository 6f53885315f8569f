import type { Removals } from '@selah/service-kit/backups/removals';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { S3Config } from '@selah/service-kit/s3/s3-client';
import type { MediaStore } from '../domain/media-store.ts';

export interface CloudStoreConfig {
  /** A bucket; without it the cloud tier is a folder beside the local one. */
  readonly s3?: S3Config | undefined;
  readonly folder: string;
  /** Deletions in the folder wait for it. */
  readonly removals?: Removals;
  readonly logger: Logger;
}

/** Opens the configured cloud tier. The S3 SDK is large and only loaded if it is used. */
export async function openCloudStore({
  s3,
  folder,
  removals,
  logger,
}: CloudStoreConfig): Promise<MediaStore> {
  if (s3) {
    const { openS3MediaStore } = await import('./s3/s3-media-store.ts');
    return openS3MediaStore(s3, logger);
  }
  const { openFolderMediaStore } = await import('./local-disk/folder-media-store.ts');
  return openFolderMediaStore({ folder, tier: 'firebase', removals });
}
