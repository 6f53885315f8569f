import { growingTo } from '@selah/service-kit/growing-to';
import { LRUCache } from 'lru-cache';
import type { ByteRange, MediaPieces } from '../../domain/media-store.ts';
import type { OpenFile } from './open-files.ts';
import { readPieces } from './read-pieces.ts';

/** The longest range that is kept: what the wheel loads of a film while it turns. Bytes. */
const LONGEST = 64 * 1024;
/** Bytes of all kept ranges of a folder. */
const MOST_BYTES = 4 * 1024 * 1024;
/** How many ranges that were asked for once are remembered, without their bytes. */
const MOST_ASKED = 1024;

/**
 * Reads ranges of files, and keeps the bytes of small ones that were lately asked for more than once, such as the first of each film:
 * a read takes a turn of another thread, which costs more than the rest of such a request. A range is kept for one version
 * of a file.
 */
export function createRangeReader(): (file: OpenFile, range: ByteRange) => MediaPieces {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const asked = new LRUCache<string, true>(growingTo(MOST_ASKED));

  return (file, range) => {
    const { start, end } = range;
    if (end - start >= LONGEST) return readPieces(file, range);
    const { name, etag } = file.info;
    const key = `${start}-${end} ${etag} ${name}`;
    const bytes = kept.get(key);
    if (bytes) return keptPiece(file, bytes);
    if (asked.has(key)) return readPieces(file, range, (piece) => kept.set(key, Buffer.from(piece)));
    asked.set(key, true);
    return readPieces(file, range);
  };
}

function keptPiece(file: OpenFile, bytes: Buffer): MediaPieces {
  file.release();
  let rest: Buffer | undefined = bytes;
  return {
    info: file.info,
    async next() {
      const piece = rest;
      rest = undefined;
      return piece;
    },
    close() {
      rest = undefined;
    },
  };
}
