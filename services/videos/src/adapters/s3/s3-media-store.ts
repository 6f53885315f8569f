import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { Logger } from '@selah/service-kit/logging/logger';
import { type Bucket, checkBucket, openBucket } from '@selah/service-kit/s3/s3-bucket';
import type { S3Config } from '@selah/service-kit/s3/s3-client';
import { asStoreError, isNotFound } from '@selah/service-kit/s3/s3-errors';
import { bareEtag, uploadFile } from '@selah/service-kit/s3/s3-upload';
import { examineFile } from '@selah/service-kit/s3/source-file';
import { assertByteRange } from '../../domain/byte-range.ts';
import { assertMediaName, isMediaName } from '../../domain/media-name.ts';
import { type MediaInfo, MediaNotFoundError, type MediaStore } from '../../domain/media-store.ts';
import type { SignAddress } from './s3-addresses.ts';
import { readAnswer } from './s3-answer.ts';

/** Media as objects in one bucket, created if it does not exist. An unreachable store does not delay the start. */
export async function openS3MediaStore(config: S3Config, logger: Logger): Promise<MediaStore> {
  return createS3MediaStore(await openBucket(config, logger));
}

export interface S3MediaStoreOptions {
  /** What the keys of this store begin with: nothing, or a text that ends with a slash. */
  readonly prefix?: string;
  /** Absent if browsers must not read from the store. */
  readonly sign?: SignAddress;
}

/** Media as objects of a bucket whose keys begin with the prefix and have no further slash. */
export function createS3MediaStore(
  place: Bucket,
  { prefix = '', sign }: S3MediaStoreOptions = {},
): MediaStore {
  const { client, name: bucket } = place;
  const objectOf = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  async function stat(name: string): Promise<MediaInfo | undefined> {
    if (!isMediaName(name)) return undefined;
    try {
      const head = await client.send(new HeadObjectCommand(objectOf(name)));
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
      await uploadFile(client, file, { ...objectOf(name), contentType, ...(onSent && { onSent }) });
      const info = await stat(name);
      if (!info) throw new MediaNotFoundError(name);
      return info;
    },
    open: async (name, range, etag) => {
      if (range) assertByteRange(range);
      if (!isMediaName(name)) throw new MediaNotFoundError(name);
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const answer = await client.send(new GetObjectCommand({ ...objectOf(name), Range }));
        if (etag !== undefined && etag !== bareEtag(answer.ETag)) {
          if (answer.Body instanceof Readable) answer.Body.destroy();
          throw new MediaNotFoundError(name);
        }
        return readAnswer(answer, range);
      } catch (error) {
        if (isNotFound(error)) throw new MediaNotFoundError(name);
        if (error instanceof RangeError || error instanceof MediaNotFoundError) throw error;
        throw asStoreError(error);
      }
    },
    ...(sign && { addressOf: (name: string, cacheControl: string) => sign(prefix + name, cacheControl) }),
    delete: async (name) => {
      if (!(await stat(name))) return false;
      await client.send(new DeleteObjectCommand(objectOf(name))).catch((error: unknown) => {
        throw asStoreError(error);
      });
      return true;
    },
    list: async function* (beginning = '') {
      const wanted = { Bucket: bucket, Prefix: prefix + beginning, Delimiter: '/' };
      try {
        for await (const page of paginateListObjectsV2({ client }, wanted)) {
          for (const { Key = '', ...object } of page.Contents ?? []) {
            const name = Key.slice(prefix.length);
            if (isMediaName(name)) yield infoOf(name, object);
          }
        }
      } catch (error) {
        throw asStoreError(error);
      }
    },
    check: () => checkBucket(place),
  };
}

interface ListedObject {
  readonly Size?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly ETag?: string | undefined;
}

function infoOf(name: string, { Size = 0, LastModified = new Date(0), ETag }: ListedObject): MediaInfo {
  return { name, size: Size, modifiedAt: LastModified, etag: bareEtag(ETag) };
}
