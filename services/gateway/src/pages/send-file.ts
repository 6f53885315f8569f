import type { Request } from 'express';
import { limitStalling } from '../http/answers/limit-stalling.ts';
import type { GatewayResponse } from '../http/request/gateway-request.ts';
import { negotiateCoding } from './negotiate-coding.ts';
import type { StaticFile } from './static-file.ts';

/**
 * Answers with a file, in the encoding that the client prefers; not with its bytes if the client has them
 * (304).
 */
export function sendFile(req: Request, res: GatewayResponse, file: StaticFile, status = 200): void {
  const coding = negotiateCoding(req, file);
  const { body, etag } = file[coding] ?? file.identity;
  res.setHeader('Cache-Control', file.cacheControl);
  res.setHeader('ETag', etag);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.statusCode = status;
  // `res.send` would look up the type again, and read back what is known here.
  if (req.fresh) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
  if (res.writableLength > 0) limitStalling(res);
}
