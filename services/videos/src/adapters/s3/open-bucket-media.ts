import type { Logger } from '@selah/service-kit/logging/logger';
import { allowReadingByPages, openBucket } from '@selah/service-kit/s3/s3-bucket';
import type { S3Config } from '@selah/service-kit/s3/s3-client';
import type { MediaTiers, TemporaryFolders } from '../../domain/ports.ts';
import type { TrashNotes } from '../../domain/trash.ts';
import type { Media } from '../media.ts';
import { createStoredUploads } from '../tus/stored-uploads.ts';
import { createBucketTrash } from './bucket-trash.ts';
import { createSignedAddresses } from './s3-addresses.ts';
import { createS3MediaStore } from './s3-media-store.ts';

export interface BucketMediaDeps {
  readonly temporary: TemporaryFolders;
  readonly trashNotes: TrashNotes;
  readonly logger: Logger;
  readonly now: () => number;
}

/** What the keys of uploads begin with until they are processed. */
const INCOMING = 'incoming/';

/**
 * All media in one bucket. Films and their smaller versions have the keys that the job of the cloud tier gives them, so that an
 * installation whose films were all copied there can go over to this.
 */
export async function openBucketMedia(
  config: S3Config,
  { temporary, trashNotes: notes, logger, now }: BucketMediaDeps,
): Promise<Pick<Media, 'tiers' | 'resumable' | 'uploadStore' | 'trash'>> {
  const bucket = await openBucket(config, logger);
  await allowReadingByPages(bucket, logger);
  const sign = createSignedAddresses(config, now, logger);
  const films = createS3MediaStore(bucket, { sign });
  const tiers: MediaTiers = {
    incoming: createS3MediaStore(bucket, { prefix: INCOMING, sign }),
    local: films,
    cloud: films,
    companions: {
      poster: createS3MediaStore(bucket, { prefix: 'posters/' }),
      captions: createS3MediaStore(bucket, { prefix: 'captions/' }),
    },
    renditions: films,
  };
  const { uploads: resumable, store: uploadStore } = createStoredUploads(
    createS3MediaStore(bucket, { prefix: 'uploads/' }),
    temporary,
  );
  const trash = createBucketTrash(bucket, { notes, prefixes: { incoming: INCOMING, local: '' } });
  return { tiers, resumable, uploadStore, trash };
}
