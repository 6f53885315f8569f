import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { endAfterRequest } from '../exchange/end-after-request.ts';
import type { ExchangeResponse } from '../exchange/exchange.ts';
import { copyHeaders } from './upstream-headers.ts';

/**
 * A reader who takes nothing for this long has gone, or paused a video: players ask for the rest with a range when they
 * go on. Milliseconds.
 */
const STALLED_READER_MS = 120_000;

/** Passes a service's answer on as it comes: status, headers, then the body under backpressure. */
export function relayAnswer(answer: IncomingMessage, req: Request, res: ExchangeResponse): void {
  if (res.headersSent) {
    answer.destroy();
    return;
  }
  beginAnswer(req, res, answer.statusCode ?? 502, answer.headers);
  limitStalling(res);
  if (req.complete) {
    answer.pipe(res);
    return;
  }
  answer.pipe(res, { end: false });
  answer.once('end', () => endAfterRequest(req, res));
}

/** Ends an answer whose reader takes nothing of it for too long. For one that the reader's connection takes at once it need not be called. */
export function limitStalling(res: ExchangeResponse): void {
  res.setTimeout(STALLED_READER_MS);
}

/** Status and headers of a service's answer. Where the caller is still sending, the connection ends with the answer. */
export function beginAnswer(
  req: Request,
  res: ExchangeResponse,
  status: number,
  headers: IncomingHttpHeaders | OutgoingHttpHeaders,
): void {
  res.statusCode = status;
  copyHeaders(headers, res);
  // A service that says nothing about caching speaks of something that changes, or of one person.
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  if (req.complete) return;
  res.setHeader('Connection', 'close');
  res.flushHeaders();
}
