import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Logger } from '../logging/logger.ts';
import { assertByteRange } from './byte-range.ts';
import { assertMediaName, isMediaName } from './media-name.ts';
import { type MediaInfo, MediaNotFoundError, type MediaStore } from './media-store.ts';
import { asStoreError, isNotFound } from './s3-errors.ts';
import { bareEtag, uploadFile } from './s3-upload.ts';
import { examineFile } from './source-file.ts';

export interface S3Config {
  /** `http(s)://host:port` of an S3-compatible server; AWS itself when absent. */
  readonly endpoint?: string | undefined;
  readonly bucket: string;
  readonly region?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Media as objects in one bucket, which is made when it is missing. A store that is away does not hold up the start. */
export async function openS3MediaStore(config: S3Config, logger: Logger): Promise<MediaStore> {
  const { bucket } = config;
  const client = createClient(config);
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
    put: async (name, path, { contentType }) => {
      assertMediaName(name);
      const file = await examineFile(path);
      await uploadFile(client, file, { bucket, name, contentType });
      const info = await stat(name);
      if (!info) throw new MediaNotFoundError(name);
      return info;
    },
    open: async (name, range) => {
      if (range) assertByteRange(range);
      if (!isMediaName(name)) throw new MediaNotFoundError(name);
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range }));
        if (Body instanceof Readable) return Body;
        throw new Error('S3 answered without a body');
      } catch (error) {
        if (isNotFound(error)) throw new MediaNotFoundError(name);
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

function createClient({ endpoint, region = 'us-east-1', accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible servers seldom answer under a host name per bucket.
    forcePathStyle: true,
    // The SDK's own checksums travel in a trailer that not every compatible server understands; ours is Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
  });
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
