import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { ErrorCode } from '@selah/shared/contracts/error-codes';
import busboy, { type Busboy } from 'busboy';
import { type FormLimits, formError, longestBody, OVERHEAD_BYTES } from './form-limits.ts';

export interface ReceivedFile {
  readonly field: string;
  /** The sender's name of the file: text to show, never a path. */
  readonly originalName: string;
  readonly path: string;
  /** Bytes that arrived. */
  readonly size: number;
  /** It was larger than the limit; the rest was discarded. */
  readonly isTooLarge: boolean;
}

export interface ReceivedForm {
  /** All values of each text field, in the order of arrival. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly ReceivedFile[];
}

const FIELD_BYTES = 16 * 1024;
/** Text fields in addition to one language per file. */
const OTHER_FIELDS = 20;

/**
 * Receives a multipart form: files are written to `folder` as they arrive, not kept in memory. A file over the limit is cut
 * and marked, so that the others of its batch can be accepted.
 * @throws AppError `malformed_body`, `file_too_large`, `too_many_files`, `body_too_large`
 */
export async function receiveForm(
  request: IncomingMessage,
  folder: string,
  limits: FormLimits,
): Promise<ReceivedForm> {
  const fields = new Map<string, string[]>();
  const files: Promise<ReceivedFile | undefined>[] = [];
  const contents: Readable[] = [];
  try {
    const parser = createParser(request, limits);
    parser.on('field', (name, value) => fields.set(name, [...(fields.get(name) ?? []), value]));
    parser.on('file', (field, content, { filename }: { readonly filename?: string }) => {
      contents.push(content);
      const path = join(folder, `upload-${files.length}`);
      const file = keepFile(content, { field, originalName: filename ?? '', path });
      file.catch((error: Error) => parser.destroy(error));
      files.push(file);
    });
    await read(request, parser, limits);
    return { fields, files: (await Promise.all(files)).filter((file) => file !== undefined) };
  } catch (error) {
    // The parser only ends the file that it is reading. One that it finds in the rest of a chunk, after it was destroyed,
    // would never end.
    for (const content of contents) content.destroy();
    await Promise.allSettled(files);
    throw error;
  }
}

function createParser(request: IncomingMessage, limits: FormLimits): Busboy {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > longestBody(limits)) throw formError('file_too_large', limits);
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        files: limits.maxFiles,
        // One more than allowed, so that a file of exactly the limit is not treated as too large.
        fileSize: limits.maxFileBytes + 1,
        fields: limits.maxFiles + OTHER_FIELDS,
        fieldSize: FIELD_BYTES,
        headerPairs: 20,
      },
    });
  } catch (cause) {
    // No boundary, or an invalid one.
    throw formError('malformed_body', limits, cause);
  }
}

/** Feeds the parser until the form is complete. An earlier error destroys the parser with its reason. */
async function read(request: IncomingMessage, parser: Busboy, limits: FormLimits): Promise<void> {
  const endWith = (code: ErrorCode) => (cause?: unknown) => parser.destroy(formError(code, limits, cause));
  const hangUp = () => endWith('malformed_body')(new Error('the sender hung up'));
  const beside = countBesideFiles(parser);
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > longestBody(limits)) endWith('file_too_large')();
    // The parser reports a field when it has ended; a field without end is reported here.
    if (beside(received) > OVERHEAD_BYTES) endWith('body_too_large')();
  });
  request.on('error', endWith('malformed_body'));
  request.on('close', () => {
    if (!request.complete) hangUp();
  });
  parser.on('filesLimit', endWith('too_many_files'));
  parser.on('fieldsLimit', endWith('body_too_large'));
  parser.on('field', (_name, _value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) endWith('body_too_large')();
  });
  const closed = once(parser, 'close');
  // The connection was closed before we listened: there will be no event.
  if (request.destroyed) hangUp();
  request.pipe(parser);
  try {
    await closed;
  } catch (error) {
    throw error instanceof AppError ? error : formError('malformed_body', limits, error);
  } finally {
    request.unpipe(parser);
    // Errors after its end, such as further bytes, are ignored.
    parser.on('error', () => {});
  }
}

/** Undefined for the empty part that a browser sends if no file was chosen. */
async function keepFile(
  content: Readable & { readonly truncated?: boolean },
  file: Pick<ReceivedFile, 'field' | 'originalName' | 'path'>,
): Promise<ReceivedFile | undefined> {
  const target = createWriteStream(file.path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, target);
  } catch (cause) {
    // A system call failed: our disk is full or broken, which is not the sender's fault.
    const isOurs = (cause as NodeJS.ErrnoException).syscall !== undefined;
    throw isOurs ? new AppError(isStorageFull(cause) ? 'storage_full' : 'unavailable', { cause }) : cause;
  }
  const size = target.bytesWritten;
  if (size === 0 && file.originalName === '') return undefined;
  return { ...file, size, isTooLarge: content.truncated === true };
}

/** The number of received bytes that belong to no file; 0 while a file is being read, and after one that was cut. */
function countBesideFiles(parser: Busboy): (received: number) => number {
  let ofFiles = 0;
  let open = 0;
  let isAnyCut = false;
  parser.on('file', (_field, content: Readable) => {
    open += 1;
    content.on('data', (chunk: Buffer) => {
      ofFiles += chunk.length;
    });
    content.once('limit', () => {
      isAnyCut = true;
    });
    content.once('close', () => {
      open -= 1;
    });
  });
  return (received) => (open > 0 || isAnyCut ? 0 : received - ofFiles);
}
