import type { Request } from 'express';
import type { ExchangeResponse } from '../http/exchange/exchange.ts';
import { negotiateCoding } from './negotiate-coding.ts';
import type { StaticFile } from './static-file.ts';

/** Answers with a file, in the encoding that the client prefers. */
export function sendFile(req: Request, res: ExchangeResponse, file: StaticFile, status = 200): void {
  const coding = negotiateCoding(req, file);
  const { body, etag } = file[coding] ?? file.identity;
  res.setHeader('Cache-Control', file.cacheControl);
  res.setHeader('ETag', etag);
  // Express handles conditional requests and HEAD.
  res.status(status);
  res.type(file.extension);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.send(body);
}
