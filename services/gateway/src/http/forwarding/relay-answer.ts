import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { endAfterRequest } from '../answers/end-after-request.ts';
import { limitStalling } from '../answers/limit-stalling.ts';
import type { GatewayResponse } from '../request/gateway-request.ts';
import { copyHeaders } from './upstream-headers.ts';

/** Streams a service's answer with backpressure: status, headers, body. */
export function relayAnswer(answer: IncomingMessage, req: Request, res: GatewayResponse): void {
  if (res.headersSent || res.destroyed) {
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

/**
 * Writes status and headers of a service's answer. While the request is still arriving, the connection is
 * closed after the answer.
 */
export function beginAnswer(
  req: Request,
  res: GatewayResponse,
  status: number,
  headers: IncomingHttpHeaders | OutgoingHttpHeaders,
): void {
  res.statusCode = status;
  copyHeaders(headers, res);
  // Without a caching header an answer is treated as changing or personal.
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  if (req.complete) return;
  res.setHeader('Connection', 'close');
  res.flushHeaders();
}
