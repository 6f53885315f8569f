import type { Request } from 'express';
import type { Coding, StaticFile } from './static-file.ts';

/** The smallest encoding that the client accepts and the file has. */
export function negotiateCoding(req: Pick<Request, 'acceptsEncodings'>, file: StaticFile): Coding {
  if (file.br && req.acceptsEncodings('br')) return 'br';
  if (file.gzip && req.acceptsEncodings('gzip')) return 'gzip';
  return 'identity';
}
