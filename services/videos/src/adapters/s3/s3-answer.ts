import { Readable } from 'node:stream';
import { cutToSize } from '../../domain/byte-range.ts';
import type { ByteRange } from '../../domain/media-store.ts';

/** The used part of a `GetObjectCommandOutput`. */
interface Answer {
  readonly Body?: unknown;
  readonly ContentRange?: string | undefined;
}

/**
 * The body of an answer: the requested range, or an error, because a player that gets other bytes shows nothing and gives
 * no reason. Compatible servers differ in special cases (one sends everything for `bytes=0-0`).
 * @throws RangeError if the range begins after the end of the content.
 */
export function readAnswer({ Body, ContentRange }: Answer, range: ByteRange | undefined): Readable {
  if (!(Body instanceof Readable)) throw new Error('S3 answered without a body');
  if (!range) return Body;
  try {
    const { start, end, size } = parseContentRange(ContentRange);
    const asked = cutToSize(range, size);
    if (start !== asked.start || end < asked.end) throw new Error(`S3 answered ${ContentRange}`);
    return end === asked.end ? Body : Readable.from(firstBytes(Body, asked.end - asked.start + 1));
  } catch (error) {
    Body.destroy();
    throw error;
  }
}

function parseContentRange(header: string | undefined): ByteRange & { readonly size: number } {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? [];
  if (start === undefined) throw new Error('S3 ignored the range');
  return { start: Number(start), end: Number(end), size: Number(size) };
}

async function* firstBytes(body: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const chunk of body) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
