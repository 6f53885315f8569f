import { read } from 'node:fs';
import { promisify } from 'node:util';
import { type ByteRange, type MediaPieces, PIECE_BYTES } from '../../domain/media-store.ts';
import { createBufferPool } from './buffer-pool.ts';
import type { OpenFile } from './open-files.ts';

/** The number of buffers that are kept for reuse. */
const BUFFERS_KEPT = 32;
const readFd = promisify(read);
const lendBuffer = createBufferPool(PIECE_BYTES, BUFFERS_KEPT);

/**
 * Reads a range within the file, by reads at a position into a pooled buffer (decision 0043). Releases the
 * file when it is closed.
 */
export function readPieces(file: OpenFile, { start, end }: ByteRange): MediaPieces {
  const { buffer, release } = lendBuffer();
  let position = start;
  let isReading = false;
  let isClosed = false;

  function giveBack(): void {
    release();
    file.release();
  }

  async function fill(length: number): Promise<Buffer> {
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await readFd(file.fd, buffer, filled, length - filled, position + filled);
      if (bytesRead === 0) throw new Error(`${file.info.name} became shorter while it was read`);
      filled += bytesRead;
    }
    position += length;
    return buffer.subarray(0, length);
  }

  return {
    async next() {
      if (isClosed || position > end) return undefined;
      isReading = true;
      try {
        return await fill(Math.min(PIECE_BYTES, end - position + 1));
      } finally {
        isReading = false;
        // Closed meanwhile: only now nothing is written into the buffer any more.
        if (isClosed) giveBack();
      }
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (!isReading) giveBack();
    },
  };
}
