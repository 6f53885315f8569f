import { Readable } from 'node:stream';
import { cutToSize } from '../../domain/byte-range.ts';
import type { ByteRange } from '../../domain/media-store.ts';

/** What is used of a `GetObjectCommandOutput`. */
interface Answer {
  readonly Body?: unknown;
  readonly ContentRange?: string | undefined;
}

/**
 * The body of an answer, which is the range that was asked for or an error: a player that gets other bytes than it asked
 * for shows nothing and does not say why. Compatible servers differ at the edges (one sends all for `bytes=0-0`).
 * @throws RangeError when the range begins behind the content.
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
