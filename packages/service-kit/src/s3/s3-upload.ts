import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { asStoreError } from './s3-errors.ts';
import { type SourceFile, streamFile } from './source-file.ts';

interface UploadTarget {
  readonly Bucket: string;
  readonly Key: string;
  readonly contentType: string;
  readonly onSent?: (sentBytes: number) => void;
  /** Ends the upload; nothing becomes visible. */
  readonly signal?: AbortSignal;
}

/** Parts in memory, uploaded concurrently. */
const PARTS_AT_ONCE = 2;

/**
 * Uploads a file, in parts if it is large; in S3 it becomes visible as a whole. Size and hash of the stored object are
 * verified, because one S3 server was seen to store streamed bodies wrongly without an error.
 */
export async function uploadFile(client: S3Client, file: SourceFile, target: UploadTarget): Promise<void> {
  const { contentType, onSent, signal, ...object } = target;
  const body = streamFile(file);
  let etag: string | undefined;
  let end = () => {};
  try {
    const params = { ...object, Body: body, ContentLength: file.size, ContentType: contentType };
    const upload = new Upload({ client, params, partSize: file.partSize, queueSize: PARTS_AT_ONCE });
    upload.on('httpUploadProgress', ({ loaded = 0 }) => onSent?.(loaded));
    signal?.throwIfAborted();
    end = () => void upload.abort();
    signal?.addEventListener('abort', end);
    etag = (await upload.done()).ETag;
  } catch (error) {
    // An error of reading the file is the caller's; any other means that the store is not available.
    throw error === body.errored ? error : asStoreError(error);
  } finally {
    signal?.removeEventListener('abort', end);
    body.destroy();
  }
  const problem = await wrongCopy(client, object, file, etag).catch((error: unknown) => {
    throw asStoreError(error);
  });
  if (!problem) return;
  // Wrong bytes must not be served. The condition protects what another upload may have stored since.
  await client.send(new DeleteObjectCommand({ ...object, IfMatch: etag })).catch(() => {});
  throw asStoreError(new Error(problem));
}

/** What is wrong with the stored object; undefined if it is right, or was replaced by another upload. */
async function wrongCopy(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
  file: SourceFile,
  etag: string | undefined,
): Promise<string | undefined> {
  const head = await client.send(new HeadObjectCommand(object));
  if (head.ETag !== etag) return undefined;
  if (head.ContentLength !== file.size) {
    return `${file.size} bytes were sent to S3 and ${head.ContentLength} arrived`;
  }
  if (bareEtag(etag) === file.expectedEtag) return undefined;
  // With other kinds of encryption the ETag is not a hash of the content: the object is then read back.
  const { Body } = await client.send(new GetObjectCommand({ ...object, IfMatch: etag }));
  const hash = createHash('md5');
  for await (const chunk of Body as Readable) hash.update(chunk);
  return hash.digest('hex') === file.md5
    ? undefined
    : `other bytes arrived at S3 than were sent from ${file.path}`;
}

/** An ETag without its quotes. */
export const bareEtag = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');
