import { currentRequest, type RequestContext, runFor } from '@selah/service-kit/telemetry/request-context';
import { limitStalling } from './limit-stalling.ts';

/** As much of a response as is needed to end it. */
interface EndableResponse {
  readonly destroyed: boolean;
  readonly writableLength: number;
  end(body: string | Uint8Array | undefined, encoding: BufferEncoding): unknown;
  destroy(error: Error): unknown;
  setTimeout(milliseconds: number): unknown;
}

interface Ending {
  readonly res: EndableResponse;
  readonly body: string | Uint8Array | undefined;
  readonly encoding: BufferEncoding;
  readonly request: RequestContext | undefined;
}

/** The answers of this turn. */
let endings: Ending[] = [];

/**
 * Ends an answer at the end of this turn of the event loop, so that the answers of a turn are written one right after the
 * other. A client on the same machine then need not be woken for each of them, which takes longer than finding most answers (decision 0073).
 * Status and headers must be set before.
 */
export function endTogether(
  res: EndableResponse,
  body?: string | Uint8Array,
  encoding: BufferEncoding = 'utf8',
): void {
  endings.push({ res, body, encoding, request: currentRequest() });
  if (endings.length === 1) setImmediate(endAll);
}

function endAll(): void {
  const all = endings;
  endings = [];
  for (const ending of all) {
    // The client left in this turn.
    if (!ending.res.destroyed) runFor(ending.request, () => end(ending));
  }
}

function end({ res, body, encoding }: Ending): void {
  try {
    res.end(body, encoding);
    if (res.writableLength > 0) limitStalling(res);
  } catch (error) {
    // The other answers of the turn are ended all the same.
    res.destroy(error as Error);
  }
}
