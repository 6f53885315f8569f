import { AppError } from '@selah/service-kit/errors/app-error';
import type { Request } from 'express';
import type { Handler } from '../request/gateway-request.ts';
import { type ApplicableLimit, applicableLimit } from '../routing/body-limits.ts';

/** Whether the request has a body. */
export function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/**
 * Refuses a body whose announced size exceeds the limit of its route. Bodies without an announced size are
 * counted by `watchBody`.
 */
export function limitAnnouncedBody(): Handler {
  return (req, res, next) => {
    const encoding = req.headers['transfer-encoding'];
    // An encoding that is not decoded here could hide a larger body.
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') throw new AppError('invalid_input');
    const { maxBytes, tooLarge } = applicableLimit(res.locals.route.body, req.headers['content-type']);
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    next();
  };
}

/**
 * Counts a chunked body while it is streamed and calls once with the error when it is too large. Call it in
 * the same turn in which the body gets its reader: a listener starts the flow.
 */
export function watchBody(
  req: Request,
  limit: ApplicableLimit,
  onTooLarge: (failure: AppError) => void,
): void {
  if (req.headers['transfer-encoding'] === undefined) return;
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= limit.maxBytes) return;
    req.off('data', count);
    onTooLarge(limit.tooLarge());
  };
  req.on('data', count);
}
