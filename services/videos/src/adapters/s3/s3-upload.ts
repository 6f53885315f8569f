import {
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
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
  let answer: PutObjectCommandOutput;
  try {
    answer = await client.send(put, { abortSignal: sending.signal });
  } catch (error) {
    throw body.errored ?? asStoreError(error);
  } finally {
    body.destroy();
  }
  const object = { Bucket: bucket, Key: name };
  const complaint = wrongHash(answer, file) ?? (await wrongSize(client, answer, file, object));
  if (!complaint) return;
  // Wrong bytes must not be served; the right ones that another upload may have put there since stay.
  await client.send(new DeleteObjectCommand({ ...object, IfMatch: answer.ETag })).catch(() => {});
  throw asStoreError(new Error(complaint));
}

function wrongHash(answer: PutObjectCommandOutput, file: SourceFile): string | undefined {
  // The ETag is the MD5 unless S3 encrypts with a key of someone else's; then Content-MD5 was checked on arrival.
  const isHash = answer.ServerSideEncryption === undefined || answer.ServerSideEncryption === 'AES256';
  if (!isHash || bareEtag(answer.ETag) === file.md5.toString('hex')) return undefined;
  return `other bytes arrived at S3 than were sent from ${file.path}`;
}

async function wrongSize(
  client: S3Client,
  answer: PutObjectCommandOutput,
  file: SourceFile,
  object: { readonly Bucket: string; readonly Key: string },
): Promise<string | undefined> {
  const head = await client.send(new HeadObjectCommand(object)).catch((error: unknown) => {
    throw asStoreError(error);
  });
  const isOurs = head.ETag === answer.ETag;
  if (!isOurs || head.ContentLength === file.size) return undefined;
  return `${file.size} bytes were sent to S3 and ${head.ContentLength} arrived`;
}

/** An ETag without its quotes. */
export const bareEtag = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');
