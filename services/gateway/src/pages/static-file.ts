import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from 'mime-types';

export type Coding = 'br' | 'gzip' | 'identity';

export interface Representation {
  readonly body: Buffer;
  /** A strong ETag: one per encoding. */
  readonly etag: string;
}

/** A file of a built frontend with its representations. */
export interface StaticFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly identity: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
}

/** Encodings made by the build. */
export interface Precompressed {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.map',
  '.xml',
  '.webmanifest',
]);

/** Smaller files fit into one packet uncompressed. Bytes. */
const MIN_COMPRESSED_BYTES = 600;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A content hash as bundlers write it, `name-B3xK_9aQ.js`; eight lower-case letters may be a word. */
const HASHED_ASSET = /\/assets\/(?:.*\/)?[^/]*-(?=[A-Za-z0-9_-]*[A-Z0-9_-])[A-Za-z0-9_-]{8}\.\w+(?:\.map)?$/;

/** Makes a file from its content; missing encodings are made here, once. */
export async function createStaticFile(
  path: string,
  content: Buffer,
  precompressed: Precompressed = {},
): Promise<StaticFile> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const represent = (body: Buffer, suffix = ''): Representation => ({ body, etag: `"${hash}${suffix}"` });
  const extension = extname(path);
  const file = {
    contentType: contentType(extension) || 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    identity: represent(content),
  };
  if (!COMPRESSIBLE.has(extension) || content.length < MIN_COMPRESSED_BYTES) return file;
  const [br, gz] = await Promise.all([
    precompressed.br ?? compressBrotli(content),
    precompressed.gzip ?? compressGzip(content),
  ]);
  return { ...file, br: represent(br, '-br'), gzip: represent(gz, '-gz') };
}

/** Whether the name of a part of a page contains a hash of its content. */
export function isHashedAsset(path: string): boolean {
  return HASHED_ASSET.test(path);
}

/** A file with a content hash in its name never changes; others are revalidated on each use. */
export function cacheControlOf(path: string): string {
  return isHashedAsset(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}

function compressBrotli(content: Buffer): Promise<Buffer> {
  // 5 of 11: nearly the smallest size in a hundredth of the time, because it runs at the start.
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function compressGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: 6 });
}
