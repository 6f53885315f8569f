import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { AppError } from '@selah/shared/service/errors/app-error';
import busboy, { type Busboy } from 'busboy';

export interface ReceivedFile {
  readonly field: string;
  /** What the sender calls it: text to show, never a path to use. */
  readonly originalName: string;
  readonly path: string;
  /** Bytes that arrived. */
  readonly size: number;
  /** There was more of it than the limit allows; the rest was not kept. */
  readonly isTooLarge: boolean;
}

export interface ReceivedForm {
  /** Every value of each text field, in the order in which they came. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly ReceivedFile[];
}

export interface FormLimits {
  readonly maxFileBytes: number;
  readonly maxFiles: number;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** What boundaries, part headers and text fields may add to the files. */
const OVERHEAD_BYTES = BYTES_PER_MEGABYTE;
const FIELD_BYTES = 16 * 1024;
/** Text fields beside one language per file. */
const OTHER_FIELDS = 20;
/** How long the rest of a refused upload is read, so that the sender gets to our answer instead of a broken line. */
const LINGER_MS = 10_000;

/**
 * Receives a multipart form: files go to `folder` as they arrive, never into memory. A file over the limit is cut and
 * marked, so that the others of its batch can still be taken.
 * @throws AppError `malformed_body`, `file_too_large`, `too_many_files`, `body_too_large`
 */
export async function receiveForm(
  request: IncomingMessage,
  folder: string,
  limits: FormLimits,
): Promise<ReceivedForm> {
  const fields = new Map<string, string[]>();
  const files: Promise<ReceivedFile | undefined>[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (code: ConstructorParameters<typeof AppError>[0]) => (cause?: unknown) =>
    reject(new AppError(code, { cause, params: paramsOf(limits) }));
  let parser: Busboy | undefined;
  try {
    refuseLongBodies(request, limits);
    parser = createParser(request, limits);
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse('body_too_large')();
      fields.set(name, [...(fields.get(name) ?? []), value]);
    });
    parser.on('file', (field, content, { filename }: { readonly filename?: string }) => {
      const path = join(folder, `upload-${files.length}`);
      const file = keepFile(content, { field, originalName: filename ?? '', path });
      file.catch(reject);
      files.push(file);
    });
    parser.on('filesLimit', refuse('too_many_files'));
    parser.on('fieldsLimit', refuse('body_too_large'));
    parser.on('error', refuse('malformed_body'));
    parser.on('close', resolve);
    request.on('error', refuse('malformed_body'));
    const hangUp = () => refuse('malformed_body')(new Error('the sender hung up'));
    request.on('close', () => {
      if (!request.complete) hangUp();
    });
    // Gone before we began to listen: no event is going to say so.
    if (request.destroyed) hangUp();
    countBytes(request, totalBytes(limits), refuse('file_too_large'));
    request.pipe(parser);
    await ended;
    return { fields, files: (await Promise.all(files)).filter((file) => file !== undefined) };
  } catch (error) {
    if (parser) request.unpipe(parser);
    parser?.destroy();
    await Promise.allSettled(files);
    await readOn(request);
    throw error;
  }
}

function createParser(request: IncomingMessage, { maxFileBytes, maxFiles }: FormLimits): Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        files: maxFiles,
        // One more than allowed, so that a file of exactly the limit is not taken for a longer one.
        fileSize: maxFileBytes + 1,
        fields: maxFiles + OTHER_FIELDS,
        fieldSize: FIELD_BYTES,
        headerPairs: 20,
      },
    });
  } catch (cause) {
    // No boundary, or one that cannot be.
    throw new AppError('malformed_body', { cause });
  }
}

/** Undefined for the empty part that a browser sends when no file was chosen. */
async function keepFile(
  content: Readable & { readonly truncated?: boolean },
  file: Pick<ReceivedFile, 'field' | 'originalName' | 'path'>,
): Promise<ReceivedFile | undefined> {
  const target = createWriteStream(file.path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, target);
  } catch (cause) {
    const isFull = (cause as NodeJS.ErrnoException).code === 'ENOSPC';
    throw new AppError(isFull ? 'unavailable' : 'malformed_body', { cause });
  }
  const size = target.bytesWritten;
  if (size === 0 && file.originalName === '') return undefined;
  return { ...file, size, isTooLarge: content.truncated === true };
}

function totalBytes({ maxFileBytes, maxFiles }: FormLimits): number {
  return maxFileBytes * maxFiles + OVERHEAD_BYTES;
}

function refuseLongBodies(request: IncomingMessage, limits: FormLimits): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > totalBytes(limits)) throw fileTooLarge(limits);
}

function countBytes(request: IncomingMessage, most: number, onMore: () => void): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) onMore();
  });
}

export function fileTooLarge(limits: FormLimits): AppError {
  return new AppError('file_too_large', { params: paramsOf(limits) });
}

function paramsOf({ maxFileBytes, maxFiles }: FormLimits) {
  return { maxMegabytes: Math.floor(maxFileBytes / BYTES_PER_MEGABYTE), maxFiles };
}

async function readOn(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => {});
}
