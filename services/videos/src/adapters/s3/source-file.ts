import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

export interface SourceFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** For S3, which names contents by it; a guard against accidents, not against attackers. */
  readonly md5: Buffer;
}

/** Reads a file once for its size and hash, so that the copy of it can be compared. */
export async function examineFile(path: string): Promise<SourceFile> {
  const hash = createHash('md5');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path, size, md5: hash.digest() };
}

/** The content as it was examined. The stream fails when the file is longer or shorter by now. */
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
