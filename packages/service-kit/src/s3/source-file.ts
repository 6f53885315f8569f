import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

export interface SourceFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Hash of the whole content, hexadecimal. It detects accidents, not attacks. */
  readonly md5: string;
  /** Bytes of each part except the last. */
  readonly partSize: number;
  /** The ETag that S3 computes: the MD5, or for several parts the MD5 of their MD5s with their number. */
  readonly expectedEtag: string;
}

const MEGABYTE = 2 ** 20;
const MIN_PART_SIZE = 8 * MEGABYTE;
/** The maximum of S3. With the part size it limits an object, instead of the 5 GB of a single request. */
const MAX_PARTS = 10_000;

/** Bytes per part of an upload of a file of this size. */
export function partSizeOf(size: number): number {
  return Math.max(MIN_PART_SIZE, Math.ceil(size / MAX_PARTS));
}

/** Reads a file once for its size and hashes, so that the stored copy can be verified. */
export async function examineFile(path: string): Promise<SourceFile> {
  const partSize = partSizeOf((await stat(path)).size);
  const whole = createHash('md5');
  const parts: Buffer[] = [];
  let part = createHash('md5');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    whole.update(chunk);
    // A chunk is smaller than a part, so that at most one part ends in it.
    const leftOfPart = partSize - (size % partSize);
    part.update(chunk.subarray(0, leftOfPart));
    if (chunk.length >= leftOfPart) {
      parts.push(part.digest());
      part = createHash('md5').update(chunk.subarray(leftOfPart));
    }
    size += chunk.length;
  }
  if (size % partSize > 0) parts.push(part.digest());
  const md5 = whole.digest('hex');
  const ofParts = createHash('md5').update(Buffer.concat(parts)).digest('hex');
  return { path, size, md5, partSize, expectedEtag: parts.length > 1 ? `${ofParts}-${parts.length}` : md5 };
}

/** The content as it was examined. The stream fails if the file's length has changed. */
export function streamFile(file: SourceFile): Readable {
  return Readable.from(chunksOf(file), { objectMode: false });
}

async function* chunksOf({ path, size }: SourceFile): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const chunk of createReadStream(path)) {
    sent += chunk.length;
    if (sent > size) break;
    yield chunk;
  }
  if (sent !== size) throw new Error(`${path} changed while it was sent: it had ${size} bytes`);
}
