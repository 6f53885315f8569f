import { AppError } from '@selah/service-kit/errors/app-error';
import { LOCALES } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import type { GatewayResponse, Handler } from '../http/request/gateway-request.ts';
import { type ChosenPage, choosePage } from './choose-page.ts';
import type { DrawFilm } from './film/draw-films.ts';
import type { Frontends } from './frontends.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-file.ts';

/** Folders of built files: a missing file there is a 404 without a page. */
const ASSET_PATH = /^\/(?:assets|remotes|icons)\//;

interface ServeFrontendsDeps {
  readonly frontends: Frontends;
  readonly drawFilm: DrawFilm;
}

/**
 * Serves files of the frontends, the page for every route of the site, and the page with 404 for all other
 * paths (Q6). Home begins with a drawn film, if there is one. `publicUrl` is the origin of canonical links.
 */
export function serveFrontends(
  { frontends, drawFilm }: ServeFrontendsDeps,
  { publicUrl }: { readonly publicUrl: string },
): Handler {
  const sendPage = (
    req: Request,
    res: GatewayResponse,
    { language, status, canonical }: ChosenPage,
    page: StaticFile | undefined,
  ) => {
    if (!page) throw new AppError('not_found');
    res.setHeader('Vary', 'Accept-Language, Accept-Encoding');
    res.setHeader('Content-Language', LOCALES[language]);
    if (canonical) res.setHeader('Link', `<${publicUrl}${canonical}>; rel="canonical"`);
    sendFile(req, res, page, status);
  };

  const sendHome = async (req: Request, res: GatewayResponse, chosen: ChosenPage) => {
    const { language } = chosen;
    const film = await drawFilm(language, res.locals);
    const page = film && (await frontends.homePage(language, film));
    sendPage(req, res, chosen, page ?? frontends.page('home', language));
  };

  return (req, res) => {
    const { path, query } = res.locals;
    const file = frontends.file(path);
    if (file) {
      sendPart(req, res, file);
      return undefined;
    }
    if (ASSET_PATH.test(path)) return sendPartOfOtherBuild(frontends, req, res);
    const chosen = choosePage(path, query, res.locals.language);
    if (chosen.kind === 'home') return sendHome(req, res, chosen);
    sendPage(req, res, chosen, frontends.page(chosen.kind, chosen.language));
    return undefined;
  };
}

async function sendPartOfOtherBuild(frontends: Frontends, req: Request, res: GatewayResponse): Promise<void> {
  const file = await frontends.partOfOtherBuild(res.locals.path);
  if (!file) throw new AppError('not_found');
  sendPart(req, res, file);
}

function sendPart(req: Request, res: GatewayResponse, file: StaticFile): void {
  if (file.br || file.gzip) res.setHeader('Vary', 'Accept-Encoding');
  sendFile(req, res, file);
}
