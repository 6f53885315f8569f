import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Logger } from '@selah/service-kit/logging/logger';
import { type Bucket, ensureBucket } from '@selah/service-kit/s3/s3-bucket';
import { createS3Client, type S3Config } from '@selah/service-kit/s3/s3-client';
import { statusOf } from '@selah/service-kit/s3/s3-errors';
import { uploadFile } from '@selah/service-kit/s3/s3-upload';
import { examineFile } from '@selah/service-kit/s3/source-file';
import { BackupError } from '../backup/backup-error.ts';
import type { CloudObject, CloudObjects } from './cloud-objects.ts';

export interface S3ObjectsConfig extends S3Config {
  /** What all keys begin with: nothing, or a text that ends with a slash. */
  readonly prefix: string;
}

/** Objects of a bucket, which the first change creates if it does not exist. */
export function createS3Objects(config: S3ObjectsConfig, logger: Logger): CloudObjects {
  const bucket: Bucket = { client: createS3Client(config, logger), name: config.bucket };
  return objectsIn(bucket, {
    config,
    anyone: createAnonymousClient(config, logger),
    ensure: createOnce(bucket),
  });
}

interface ObjectsOptions {
  readonly config: S3ObjectsConfig;
  readonly anyone: S3Client;
  readonly ensure: () => Promise<void>;
  readonly signal?: AbortSignal;
}

function objectsIn(bucket: Bucket, options: ObjectsOptions): CloudObjects {
  const { client } = bucket;
  const { config, anyone, ensure, signal } = options;
  const ending = signal ? { abortSignal: signal } : {};
  const objectOf = (key: string) => ({ Bucket: config.bucket, Key: config.prefix + key });
  const told = <Answer>(ask: () => Promise<Answer>) => asking(ask, signal);

  return {
    putFile: (key, file) =>
      told(async () => {
        await ensure();
        const contentType = 'application/octet-stream';
        const source = await examineFile(file);
        await uploadFile(client, source, { ...objectOf(key), contentType, ...(signal && { signal }) });
      }),
    putText: (key, text) =>
      told(async () => {
        await ensure();
        await client.send(new PutObjectCommand({ ...objectOf(key), Body: text }), ending);
      }),
    open: (key) =>
      told(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand(objectOf(key)), ending);
          if (!(Body instanceof Readable)) throw new Error('S3 answered without a body');
          return Readable.from(chunksOf(Body, signal), { objectMode: false });
        } catch (error) {
          if (statusOf(error) === 404) return undefined;
          // A key that may list below the prefix alone is refused what is not there (AWS, GetObject).
          const isThere = async () =>
            (await listIn(bucket, config.prefix, key, signal)).some((object) => object.key === key);
          if (statusOf(error) === 403 && !(await isThere())) return undefined;
          throw error;
        }
      }),
    list: (prefix) => told(() => listIn(bucket, config.prefix, prefix, signal)),
    delete: (key) =>
      told(async () => void (await client.send(new DeleteObjectCommand(objectOf(key)), ending))),
    isReadableByAnyone: (key) =>
      told(async () => {
        try {
          const { Body } = await anyone.send(new GetObjectCommand(objectOf(key)), ending);
          if (Body instanceof Readable) Body.destroy();
          return true;
        } catch (error) {
          const status = statusOf(error) ?? 0;
          if (status >= 400 && status < 500) return false;
          throw error;
        }
      }),
    until: (next) => objectsIn(bucket, { ...options, signal: next }),
  };
}

/**
 * Creates the bucket if it does not exist; asked once, and again after a failure. A key that is limited to the prefix may not ask for
 * the bucket: the first write tells whether it is there.
 */
function createOnce(bucket: Bucket): () => Promise<void> {
  let created: Promise<void> | undefined;
  return () => {
    created ??= ensureBucket(bucket).catch((error: unknown) => {
      if (statusOf(error) === 403) return;
      created = undefined;
      throw error;
    });
    return created;
  };
}

async function listIn(
  { client, name: Bucket }: Bucket,
  before: string,
  prefix: string,
  signal: AbortSignal | undefined,
): Promise<CloudObject[]> {
  const found: CloudObject[] = [];
  const ending = signal ? { abortSignal: signal } : {};
  try {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: before + prefix }, ending);
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0, LastModified } of Contents)
        found.push({ key: Key.slice(before.length), bytes: Size, modifiedAt: LastModified?.getTime() ?? 0 });
    }
  } catch (error) {
    // The bucket does not exist yet.
    if (statusOf(error) === 404) return [];
    throw error;
  }
  return found;
}

/** Sends requests as they are, without a signature. */
function createAnonymousClient(config: S3Config, logger: Logger): S3Client {
  const { config: settings } = createS3Client(config, logger);
  return new S3Client({
    ...(config.endpoint && { endpoint: config.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: '', secretAccessKey: '' },
    forcePathStyle: true,
    logger: settings.logger,
    requestHandler: settings.requestHandler,
    signer: { sign: async (request) => request },
  });
}

/** An error of the line is one of the cloud; one of the disk to which the content goes is not. */
async function* chunksOf(body: Readable, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  const end = () => void body.destroy();
  signal?.addEventListener('abort', end);
  try {
    for (;;) {
      const next = await asking(() => chunks.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal?.removeEventListener('abort', end);
    body.destroy();
  }
}

async function asking<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    signal?.throwIfAborted();
    throw asBackupError(error);
  }
}

const REFUSED = new Set([400, 401, 403]);
const FULL = 507;

function asBackupError(error: unknown): unknown {
  // A file that cannot be read is none of the cloud.
  const { code, path } = error as NodeJS.ErrnoException;
  if (error instanceof BackupError || (code !== undefined && path !== undefined)) return error;
  const status = statusOf(error);
  const { name } = error as Error;
  if (status === FULL || /Quota|StorageFull/.test(name))
    return new BackupError('cloud_full', 'The bucket is full.', { cause: error });
  if (status !== undefined && REFUSED.has(status))
    return new BackupError('cloud_refused', `The bucket refuses what is asked of it: ${name}.`, {
      cause: error,
    });
  return new BackupError('cloud_unreachable', 'The bucket does not answer.', { cause: error });
}
