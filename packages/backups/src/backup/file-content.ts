import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AT_FULL_SPEED, type Pace } from './pace.ts';

/** Content that was copied: its length and SHA-256. */
export interface StoredContent {
  readonly bytes: number;
  readonly sha256: string;
}

/** Copies to a new file, flushed to disk and readable only by its owner. */
export function copyAndHash(from: string, to: string, pace?: Pace): Promise<StoredContent> {
  return writeAndHash(createReadStream(from), to, pace);
}

/** Writes a new file, flushed to disk and readable only by its owner. */
export async function writeAndHash(content: Readable, to: string, pace?: Pace): Promise<StoredContent> {
  const measured = measure(pace);
  const copy = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(content, measured.through, copy);
  return measured.content();
}

export async function hashFile(file: string, pace?: Pace): Promise<StoredContent> {
  const measured = measure(pace);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), measured.through, nowhere);
  return measured.content();
}

function measure(pace: Pace = AT_FULL_SPEED) {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      pace().then(() => done(null, chunk), done);
    },
  });
  return { through, content: (): StoredContent => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a new file, readable only by its owner, and flushes it to disk. */
export async function writeNewFile(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.chmod(0o600);
  await file.sync();
  await file.close();
}

/** Flushes the names in the folder to disk; Windows does it by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
