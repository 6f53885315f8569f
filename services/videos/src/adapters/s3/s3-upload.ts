import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { asStoreError } from './s3-errors.ts';
import { type SourceFile, streamFile } from './source-file.ts';

interface UploadTarget {
  readonly bucket: string;
  readonly name: string;
  readonly contentType: string;
  readonly onSent?: (sentBytes: number) => void;
}

/** Parts in memory and on the way at once. */
const PARTS_AT_ONCE = 2;

/**
 * Sends a file, in parts when it is large; S3 shows it as a whole or not at all. Size and hash of what arrived are compared:
 * one S3 server was seen to store streamed bodies wrongly without an error.
 */
export async function uploadFile(client: S3Client, file: SourceFile, target: UploadTarget): Promise<void> {
  const { bucket, name, contentType, onSent } = target;
  const object = { Bucket: bucket, Key: name };
  const body = streamFile(file);
  let etag: string | undefined;
  try {
    const params = { ...object, Body: body, ContentLength: file.size, ContentType: contentType };
    const upload = new Upload({ client, params, partSize: file.partSize, queueSize: PARTS_AT_ONCE });
    upload.on('httpUploadProgress', ({ loaded = 0 }) => onSent?.(loaded));
    etag = (await upload.done()).ETag;
  } catch (error) {
    // The error of a file that could not be read is the caller's; all others mean that the store is not usable.
    throw error === body.errored ? error : asStoreError(error);
  } finally {
    body.destroy();
  }
  const complaint = await wrongCopy(client, object, file, etag).catch((error: unknown) => {
    throw asStoreError(error);
  });
  if (!complaint) return;
  // Wrong bytes must not be served. The condition spares what another upload may have put there since.
  await client.send(new DeleteObjectCommand({ ...object, IfMatch: etag })).catch(() => {});
  throw asStoreError(new Error(complaint));
}

/** What is wrong with the object that we put; undefined when it is right, or was replaced by another upload since. */
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
  // With other kinds of encryption the ETag is no hash of the content: then the bytes themselves are read back.
  const { Body } = await client.send(new GetObjectCommand({ ...object, IfMatch: etag }));
  const hash = createHash('md5');
  for await (const chunk of Body as Readable) hash.update(chunk);
  return hash.digest('hex') === file.md5
    ? undefined
    : `other bytes arrived at S3 than were sent from ${file.path}`;
}

/** An ETag without its quotes. */
export const bareEtag = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');
