import { AppError } from '@selah/service-kit/errors/app-error';
import { LOCALES } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import type { ExchangeResponse, Handler } from '../http/exchange/exchange.ts';
import { choosePage } from './choose-page.ts';
import type { Frontends } from './frontends.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-file.ts';

/** Folders of built files: a missing file there is a 404 without a page. */
const ASSET_PATH = /^\/(?:assets|remotes|icons)\//;

/**
 * Serves files of the frontends, the page for every route of the site, and the page with 404 for all other paths
 * (Q6). `publicUrl` is the origin of canonical links.
 */
export function serveFrontends(frontends: Frontends, { publicUrl }: { readonly publicUrl: string }): Handler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed');
    }
    const { path, query } = res.locals;
    const file = frontends.file(path);
    if (file) {
      sendPart(req, res, file);
      return undefined;
    }
    if (ASSET_PATH.test(path)) return sendPartOfOtherBuild(frontends, req, res);
    const { kind, language, status, canonical } = choosePage(path, query, res.locals.language);
    const page = frontends.page(kind, language);
    if (!page) throw new AppError('not_found');
    res.setHeader('Vary', 'Accept-Language, Accept-Encoding');
    res.setHeader('Content-Language', LOCALES[language]);
    if (canonical) res.setHeader('Link', `<${publicUrl}${canonical}>; rel="canonical"`);
    sendFile(req, res, page, status);
    return undefined;
  };
}

async function sendPartOfOtherBuild(
  frontends: Frontends,
  req: Request,
  res: ExchangeResponse,
): Promise<void> {
  const file = await frontends.partOfOtherBuild(res.locals.path);
  if (!file) throw new AppError('not_found');
  sendPart(req, res, file);
}

function sendPart(req: Request, res: ExchangeResponse, file: StaticFile): void {
  if (file.br || file.gzip) res.setHeader('Vary', 'Accept-Encoding');
  sendFile(req, res, file);
}
