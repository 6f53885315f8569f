import { AppError } from '@selah/shared/service/errors/app-error';
import type { Request } from 'express';
import type { ExchangeResponse, Handler } from '../http/exchange.ts';
import { splitTarget } from '../http/request-target.ts';
import type { Frontends } from './frontends.ts';
import { negotiateCoding } from './negotiate-coding.ts';
import type { StaticFile } from './static-file.ts';

/** Routes that the shell knows (M-011 to M-016); it shows its not-found page for all others (M-017). */
const PAGES = new Set(['/', '/admin', '/user-messages', '/login', '/debug/videos', '/debug/video-status']);

/** Built files live here: what is not there is a missing file, not a page. */
const ASSET_PATH = /^\/(?:assets|remotes)\//;

/** Answers files of the frontends, the page for every route of the site, and the page with 404 for the rest (Q6). */
export function serveFrontends(frontends: Frontends): Handler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed');
    }
    const [path] = splitTarget(req.url);
    const file = frontends.file(path);
    if (file) {
      send(req, res, file);
      return;
    }
    const page = frontends.page();
    if (!page || ASSET_PATH.test(path)) throw new AppError('not_found');
    send(req, res, page, PAGES.has(withoutTrailingSlash(path)) ? 200 : 404);
  };
}

function send(req: Request, res: ExchangeResponse, file: StaticFile, status = 200): void {
  const coding = negotiateCoding(req, file);
  const { body, etag } = file[coding] ?? file.identity;
  res.setHeader('Cache-Control', file.cacheControl);
  res.setHeader('ETag', etag);
  if (file.br || file.gzip) res.setHeader('Vary', 'Accept-Encoding');
  // Express knows conditional requests and HEAD from here on.
  res.status(status);
  res.type(file.extension);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.send(body);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
