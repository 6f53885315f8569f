import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEMO = join(import.meta.dirname, '..', '..', 'standalone', 'demo', 'pt-salmo-23.mp4');

export interface Film {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A folder of files to send, which ends with the journey. */
export interface FilmFolder {
  /** A film that plays and is unlike any other; grown to about this size. */
  film(name: string, bytes: number): Film;
  /** Any bytes under any name. */
  file(name: string, content: string): Film;
  remove(): void;
}

export function makeFilmFolder(): FilmFolder {
  const folder = mkdtempSync(join(tmpdir(), 'selah-films-'));
  const demo = readFileSync(DEMO);

  function write(name: string, content: Buffer): Film {
    const path = join(folder, name);
    writeFileSync(path, content);
    return { path, name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }

  return {
    film: (name, bytes) => write(name, Buffer.concat([demo, freeBox(bytes - demo.length)])),
    file: (name, content) => write(name, Buffer.from(content)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What players pass over (ISO 14496-12, 8.1.2): its length in four bytes, its name, and anything. */
function freeBox(bytes: number): Buffer {
  const header = Buffer.alloc(8);
  const length = Math.max(bytes, 64);
  header.writeUInt32BE(length);
  header.write('free', 4, 'latin1');
  return Buffer.concat([header, randomBytes(length - 8)]);
}
