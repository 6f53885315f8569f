import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

export interface Representation {
  readonly body: Buffer;
  /** Strong: each coding of a content has its own. */
  readonly etag: string;
}

/** A file of a built frontend with all that is needed to answer for it. */
export interface StaticFile {
  /** For the content type, with its dot. */
  readonly extension: string;
  readonly cacheControl: string;
  readonly identity: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
}

/** Codings that the build left beside the file. */
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

/** Below this a coding saves no packet. Bytes. */
const MIN_COMPRESSED_BYTES = 600;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A content hash as bundlers write it, `name-B3xK_9aQ.js`; eight plain letters are as likely to be a word. */
const HASHED_ASSET = /\/assets\/(?:.*\/)?[^/]*-(?=[A-Za-z0-9_-]*[A-Z0-9_-])[A-Za-z0-9_-]{8}\.\w+(?:\.map)?$/;

/** Builds a file from its content; codings that the build did not leave are made here, once. */
export async function createStaticFile(
  path: string,
  content: Buffer,
  precompressed: Precompressed = {},
): Promise<StaticFile> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const represent = (body: Buffer, suffix = ''): Representation => ({ body, etag: `"${hash}${suffix}"` });
  const file = { extension: extname(path), cacheControl: cacheControlOf(path), identity: represent(content) };
  if (!COMPRESSIBLE.has(file.extension) || content.length < MIN_COMPRESSED_BYTES) return file;
  const [br, gz] = await Promise.all([
    precompressed.br ?? compressBrotli(content),
    precompressed.gzip ?? compressGzip(content),
  ]);
  return { ...file, br: represent(br, '-br'), gzip: represent(gz, '-gz') };
}

/** A name with a content hash never changes its content; everything else is asked for again each time. */
export function cacheControlOf(path: string): string {
  return HASHED_ASSET.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}

function compressBrotli(content: Buffer): Promise<Buffer> {
  // 5 of 11: close to the smallest for a hundredth of the time, so that a start is not held up by it.
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function compressGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: 6 });
}
