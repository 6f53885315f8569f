import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { asStoreError } from './s3-errors.ts';
import { type SourceFile, streamFile } from './source-file.ts';

interface Upload {
  readonly bucket: string;
  readonly name: string;
  readonly contentType: string;
}

/**
 * Sends a file in one request, which S3 applies as a whole or not at all (up to 5 GB, ten times what may be uploaded),
 * and compares what arrived: one S3 server was seen to store streamed bodies wrongly without a word.
 */
export async function uploadFile(client: S3Client, file: SourceFile, upload: Upload): Promise<void> {
  const { bucket, name, contentType } = upload;
  const body = streamFile(file);
  const sending = new AbortController();
  // The SDK does not watch its body: without this, a file that fails to be read would leave the request open.
  body.once('error', () => sending.abort());
  const put = new PutObjectCommand({
    Bucket: bucket,
    Key: name,
    Body: body,
    ContentLength: file.size,
    ContentMD5: file.md5.toString('base64'),
    ContentType: contentType,
  });
  try {
    await client.send(put, { abortSignal: sending.signal });
  } catch (error) {
    throw body.errored ?? asStoreError(error);
  } finally {
    body.destroy();
  }
  await assertArrived(client, file, bucket, name);
}

async function assertArrived(client: S3Client, file: SourceFile, Bucket: string, Key: string): Promise<void> {
  const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch((error: unknown) => {
    throw asStoreError(error);
  });
  if (head.ContentLength !== file.size) {
    throw asStoreError(new Error(`${Key}: ${file.size} bytes were sent, ${head.ContentLength} arrived`));
  }
  // The ETag is the MD5 unless S3 encrypts with a key of someone else's; then Content-MD5 has been checked on arrival.
  const isHash = head.ServerSideEncryption === undefined || head.ServerSideEncryption === 'AES256';
  if (isHash && bareEtag(head.ETag) !== file.md5.toString('hex')) {
    throw asStoreError(new Error(`${Key}: other bytes arrived than were sent`));
  }
}

/** An ETag without its quotes. */
export const bareEtag = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');
