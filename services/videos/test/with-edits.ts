/** A stretch of a film that players show, in seconds on the clock of its media. */
export interface Edit {
  readonly from: number;
  readonly seconds: number;
}

interface Box {
  readonly type: string;
  /** Of its header, in the file. */
  readonly start: number;
  readonly end: number;
}

const HEADER = 8;

/**
 * The MP4 as a phone trims it: the same media, but the edit list of each track (ISO/IEC 14496-12, 8.6.6)
 * shows only these stretches. Its index must be behind the media, as ffmpeg writes it.
 */
export function withEdits(film: Buffer, edits: readonly Edit[]): Buffer {
  const moov = boxesIn(film, 0, film.length).find(({ type }) => type === 'moov');
  if (moov?.end !== film.length) throw new Error('the index is not at the end of the film');
  const parts = partsOf(film, moov);
  const mvhd = parts.find(({ type }) => type === 'mvhd');
  const timescale = film.readUInt32BE((mvhd?.start ?? 0) + HEADER + 12);
  const made = parts.map((part) =>
    part.type === 'trak' ? withEditList(film, part, { edits, timescale }) : bytesOf(film, part),
  );
  return Buffer.concat([film.subarray(0, moov.start), box('moov', made)]);
}

function withEditList(
  film: Buffer,
  track: Box,
  { edits, timescale }: { readonly edits: readonly Edit[]; readonly timescale: number },
): Buffer {
  const parts = partsOf(film, track);
  const media = parts.find(({ type }) => type === 'mdia');
  const mdhd = media && partsOf(film, media).find(({ type }) => type === 'mdhd');
  const clock = film.readUInt32BE((mdhd?.start ?? 0) + HEADER + 12);
  const entries = edits.flatMap(({ from, seconds }) => [
    ...[Math.round(seconds * timescale), Math.round(from * clock), 0x10000],
  ]);
  const edts = box('edts', [box('elst', [numbers(0, edits.length, ...entries)])]);
  const [first, ...others] = parts.filter(({ type }) => type !== 'edts').map((part) => bytesOf(film, part));
  return box('trak', [first ?? Buffer.alloc(0), edts, ...others]);
}

function partsOf(film: Buffer, { start, end }: Box): readonly Box[] {
  return boxesIn(film, start + HEADER, end);
}

function boxesIn(film: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const end = start + film.readUInt32BE(start);
    boxes.push({ type: film.toString('latin1', start + 4, start + HEADER), start, end });
    start = end;
  }
  return boxes;
}

function bytesOf(film: Buffer, { start, end }: Box): Buffer {
  return film.subarray(start, end);
}

function box(type: string, content: readonly Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, HEADER);
  return Buffer.concat([numbers(size), Buffer.from(type, 'latin1'), ...content]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
}
