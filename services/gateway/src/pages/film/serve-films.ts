import { AppError } from '@selah/service-kit/errors/app-error';
import { LOCALES } from '@selah/shared/contracts/languages';
import { Router } from 'express';
import type { Handler } from '../../http/request/gateway-request.ts';
import { addressedLanguage } from '../choose-page.ts';
import type { Frontends } from '../frontends.ts';
import { sendFile } from '../send-file.ts';
import { filmPath } from './film-page.ts';
import type { Films } from './read-films.ts';

const FILM_FOLDER = '/v/';
const ID = /^[1-9]\d{0,14}$/;
const SITEMAP = '/sitemap-films.xml';

interface ServeFilmsDeps {
  readonly frontends: Frontends;
  readonly films: Films;
  /** Runs before the videos service is asked. */
  readonly limit: Handler;
}

/**
 * `/v/{id}`: the page of one film, in the film's language unless the address names another. A film that does
 * not exist is a 404, and the page still has the wheel. When the service does not answer in time, it is Home
 * without the film's facts; the page then asks for the film itself.
 */
export function serveFilms(
  { frontends, films, limit }: ServeFilmsDeps,
  { publicUrl }: { readonly publicUrl: string },
): Router {
  const servePage: Handler = async (req, res) => {
    const { path, query } = res.locals;
    const id = path.slice(FILM_FOLDER.length);
    const film = ID.test(id) ? await films.find(id, res.locals) : 'missing';
    const asked = addressedLanguage(query);
    if (typeof film === 'string') {
      const language = asked ?? res.locals.language;
      const page = frontends.page(film === 'away' ? 'home' : 'inside', language);
      if (!page) throw new AppError('not_found');
      res.setHeader('Vary', 'Accept-Language, Accept-Encoding');
      res.setHeader('Content-Language', LOCALES[language]);
      sendFile(req, res, page, film === 'away' ? 200 : 404);
      return;
    }
    const language = asked ?? film.language;
    const page = await frontends.filmPage(language, film);
    if (!page) throw new AppError('not_found');
    res.setHeader('Vary', 'Accept-Encoding');
    res.setHeader('Content-Language', LOCALES[language]);
    sendFile(req, res, page);
  };

  const serveSitemap: Handler = async (_req, res) => {
    const ids = await films.playableIds(res.locals);
    if (!ids) throw new AppError('unavailable');
    res.setHeader('Cache-Control', 'no-cache');
    res.type('.xml').send(sitemapOf(ids, publicUrl));
  };

  return Router({ caseSensitive: true, strict: true })
    .get(`${FILM_FOLDER}:id`, limit, servePage)
    .get(SITEMAP, limit, serveSitemap);
}

function sitemapOf(ids: readonly number[], publicUrl: string): string {
  const urls = ids.map((id) => `<url><loc>${publicUrl}${filmPath({ id })}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
