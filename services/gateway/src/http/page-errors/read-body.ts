import { AppError } from '@selah/service-kit/errors/app-error';
import type { Request } from 'express';
import { startDeadline } from '../limits/deadline.ts';
import { watchBody } from '../limits/limit-body.ts';
import type { GatewayResponse } from '../request/gateway-request.ts';
import { applicableLimit } from '../routing/body-limits.ts';

/**
 * The body of a request that the gateway answers itself, within the size and time of its route.
 * @throws AppError `body_too_large`, `request_timeout`, `malformed_body`
 */
export async function readBody(req: Request, res: GatewayResponse): Promise<string> {
  const { route } = res.locals;
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  let stopDeadline = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      stopDeadline = startDeadline(req, route.timeouts, reject);
      watchBody(req, applicableLimit(route.body, req.headers['content-type']), reject);
      req.once('end', resolve);
      req.once('close', () => reject(new AppError('malformed_body')));
      req.on('data', keep);
    });
  } finally {
    stopDeadline();
    req.off('data', keep);
  }
  return Buffer.concat(chunks).toString('utf8');
}
