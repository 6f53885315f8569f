import type { FileHandle } from 'node:fs/promises';

/** Boxes that may stand before the one that names the format (ISO/IEC 14496-12, QuickTime File Format). */
const BEFORE: ReadonlySet<string> = new Set(['free', 'skip', 'wide', 'uuid', 'udta', 'pnot', 'PICT', 'pdin']);
/** The boxes of a film from before the format had a name. */
const FILM: ReadonlySet<string> = new Set(['moov', 'mdat']);

/** No film has more boxes before those. */
const MOST_BOXES = 32;
const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/**
 * The position of the box that names the format (`ftyp`); `untyped` for a QuickTime film without one, or
 * where that box has not arrived yet; undefined if the file does not consist of boxes.
 */
export async function findTypedBox(file: FileHandle): Promise<number | 'untyped' | undefined> {
  let position = 0;
  for (let boxes = 0; boxes < MOST_BOXES && Number.isSafeInteger(position); boxes += 1) {
    const { type, size } = await boxAt(file, position);
    if (type === 'ftyp') return position;
    if (FILM.has(type)) return 'untyped';
    if (!BEFORE.has(type) || size < HEADER_BYTES) return type === '' && boxes > 0 ? 'untyped' : undefined;
    position += size;
  }
  return undefined;
}

/** `type` is empty at the end of the file. */
async function boxAt(
  file: FileHandle,
  position: number,
): Promise<{ readonly type: string; readonly size: number }> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(LONG_HEADER_BYTES), position });
  if (bytesRead < HEADER_BYTES) return { type: '', size: 0 };
  const size = buffer.readUInt32BE(0);
  const type = buffer.toString('latin1', 4, HEADER_BYTES);
  // The size 1 means that a size of 64 bits follows.
  return { type, size: size === 1 ? Number(buffer.readBigUInt64BE(HEADER_BYTES)) : size };
}
