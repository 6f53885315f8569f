import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Logger } from '@selah/service-kit/logging/logger';
import { assertByteRange } from '../../domain/byte-range.ts';
import { assertMediaName, isMediaName } from '../../domain/media-name.ts';
import { type MediaInfo, MediaNotFoundError, type MediaStore } from '../../domain/media-store.ts';
import { readAnswer } from './s3-answer.ts';
import { createS3Client, type S3Config } from './s3-client.ts';
import { asStoreError, isNotFound } from './s3-errors.ts';
import { bareEtag, uploadFile } from './s3-upload.ts';
import { examineFile } from './source-file.ts';

const CHECK_TIMEOUT_MS = 2_000;

/** Media as objects in one bucket, created if it does not exist. An unreachable store does not delay the start. */
export async function openS3MediaStore(config: S3Config, logger: Logger): Promise<MediaStore> {
  const { bucket } = config;
  const client = createS3Client(config, logger);
  await ensureBucket(client, bucket).catch((error: unknown) => {
    logger.warn({ err: error, bucket }, 'the cloud store does not answer yet');
  });

  async function stat(name: string): Promise<MediaInfo | undefined> {
    if (!isMediaName(name)) return undefined;
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
      return infoOf(name, { Size: head.ContentLength, LastModified: head.LastModified, ETag: head.ETag });
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw asStoreError(error);
    }
  }

  return {
    tier: 'firebase',
    stat,
    put: async (name, path, { contentType, onSent }) => {
      assertMediaName(name);
      const file = await examineFile(path);
      await uploadFile(client, file, { bucket, name, contentType, ...(onSent && { onSent }) });
      const info = await stat(name);
      if (!info) throw new MediaNotFoundError(name);
      return info;
    },
    open: async (name, range) => {
      if (range) assertByteRange(range);
      if (!isMediaName(name)) throw new MediaNotFoundError(name);
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range }));
        return readAnswer(answer, range);
      } catch (error) {
        if (isNotFound(error)) throw new MediaNotFoundError(name);
        if (error instanceof RangeError) throw error;
        throw asStoreError(error);
      }
    },
    delete: async (name) => {
      if (!(await stat(name))) return false;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })).catch((error: unknown) => {
        throw asStoreError(error);
      });
      return true;
    },
    list: async function* () {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
          for (const { Key = '', ...object } of page.Contents ?? []) {
            if (isMediaName(Key)) yield infoOf(Key, object);
          }
        }
      } catch (error) {
        throw asStoreError(error);
      }
    },
    check: async () => {
      const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      await client
        .send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
        .catch((error: unknown) => {
          throw asStoreError(error);
        });
    },
  };
}

async function ensureBucket(client: S3Client, Bucket: string): Promise<void> {
  const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  try {
    await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await client.send(new CreateBucketCommand({ Bucket }), { abortSignal });
  }
}

interface ListedObject {
  readonly Size?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly ETag?: string | undefined;
}

function infoOf(name: string, { Size = 0, LastModified = new Date(0), ETag }: ListedObject): MediaInfo {
  return { name, size: Size, modifiedAt: LastModified, etag: bareEtag(ETag) };
}
