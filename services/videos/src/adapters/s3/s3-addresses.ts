import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Logger } from '@selah/service-kit/logging/logger';
import { createS3Client, type S3Config } from '@selah/service-kit/s3/s3-client';
import type { MediaAddress } from '../../domain/media-store.ts';

/** How long the address of an object stays the same, in milliseconds. */
const WINDOW_MS = 60 * 60 * 1000;

/** Signs the address of an object by its key; asks no server. */
export type SignAddress = (key: string, cacheControl: string) => Promise<MediaAddress>;

/**
 * Addresses that are the same for everyone in a window of an hour, so that browsers and caches recognise them, and that can be
 * read for an hour after it. They begin an hour before it, because clocks differ.
 */
export function createSignedAddresses(config: S3Config, now: () => number, logger: Logger): SignAddress {
  const { publicEndpoint: endpoint = config.endpoint, bucket } = config;
  const client = createS3Client({ ...config, endpoint }, logger);
  return async (key, cacheControl) => {
    const begins = now() - (now() % WINDOW_MS);
    const command = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseCacheControl: cacheControl });
    const url = await getSignedUrl(client, command, {
      signingDate: new Date(begins - WINDOW_MS),
      expiresIn: (3 * WINDOW_MS) / 1000,
    });
    return { url, sameUntil: begins + WINDOW_MS };
  };
}
