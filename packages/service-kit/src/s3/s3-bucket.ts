import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetBucketCorsCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { runningTimeSignal } from '../in-running-time.ts';
import type { Logger } from '../logging/logger.ts';
import { createS3Client, type S3Config } from './s3-client.ts';
import { asStoreError, isNotFound } from './s3-errors.ts';

const CHECK_TIMEOUT_MS = 2_000;

/** The bucket of the configuration, with a client that is allowed to use it. */
export interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

/** Creates the bucket if it does not exist. An unreachable server does not delay the start. */
export async function openBucket(config: S3Config, logger: Logger): Promise<Bucket> {
  const bucket = { client: createS3Client(config, logger), name: config.bucket };
  await ensureBucket(bucket).catch((error: unknown) => {
    logger.warn({ err: error, bucket: bucket.name }, 'the cloud store does not answer yet');
  });
  return bucket;
}

/** @throws AppError `unavailable` */
export async function checkBucket({ client, name: Bucket }: Bucket): Promise<void> {
  const abortSignal = runningTimeSignal(CHECK_TIMEOUT_MS);
  await client.send(new HeadBucketCommand({ Bucket }), { abortSignal }).catch((error: unknown) => {
    throw asStoreError(error);
  });
}

/** Moves an object, replacing another; nothing happens if it does not exist. @throws AppError `unavailable` */
export async function moveObject(
  { client, name: Bucket }: Bucket,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
  try {
    await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
  } catch (error) {
    if (!isNotFound(error)) throw asStoreError(error);
  }
}

/**
 * Allows the scripts of every site to read what a signed address shows, so that a page can keep a film for later. A bucket with
 * rules of its own keeps them, and one whose server does not know such rules still plays.
 */
export async function allowReadingByPages({ client, name: Bucket }: Bucket, logger: Logger): Promise<void> {
  const abortSignal = runningTimeSignal(CHECK_TIMEOUT_MS);
  try {
    await client.send(new GetBucketCorsCommand({ Bucket }), { abortSignal }).catch(async (error: unknown) => {
      if (!isNotFound(error)) throw error;
      const rule = {
        AllowedOrigins: ['*'],
        AllowedMethods: ['GET', 'HEAD'],
        AllowedHeaders: ['*'],
        ExposeHeaders: ['Accept-Ranges', 'Content-Range', 'ETag'],
        MaxAgeSeconds: 86_400,
      };
      const CORSConfiguration = { CORSRules: [rule] };
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }), { abortSignal });
    });
  } catch (error) {
    logger.warn({ err: error, bucket: Bucket }, 'pages may not be allowed to keep films of the bucket');
  }
}

/** Creates it if it does not exist. @throws an error of the SDK */
export async function ensureBucket({ client, name: Bucket }: Bucket): Promise<void> {
  const abortSignal = runningTimeSignal(CHECK_TIMEOUT_MS);
  try {
    await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await client.send(new CreateBucketCommand({ Bucket }), { abortSignal });
  }
}
