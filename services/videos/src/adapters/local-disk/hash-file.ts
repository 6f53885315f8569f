import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Bytes per read; more is not faster. */
const READ_SIZE = 512 * 1024;

/** The SHA-256 of a file of any size, in hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: READ_SIZE }), hash);
  return hash.digest('hex');
}
