import { AppError } from '@selah/service-kit/errors/app-error';
import { type Language, LOCALES } from '@selah/shared/contracts/languages';
import { Router } from 'express';
import type { Handler } from '../../http/request/gateway-request.ts';
import { choosePage, PRIVACY } from '../choose-page.ts';
import type { Frontends } from '../frontends.ts';
import { sendFile } from '../send-file.ts';
import { createStaticFile, type StaticFile } from '../static-file.ts';
import { fillPrivacyPage, type KnownConnections } from './fill-privacy-page.ts';
import type { ReadConnections } from './read-connections.ts';

interface ServePrivacyDeps {
  readonly frontends: Pick<Frontends, 'page'>;
  readonly readConnections: ReadConnections;
  /** Runs before the services are asked. */
  readonly limit: Handler;
}

/** `/privacidade`: the page of the build with whom this installation contacts. */
export function servePrivacy(
  { frontends, readConnections, limit }: ServePrivacyDeps,
  { publicUrl }: { readonly publicUrl: string },
): Router {
  const files = new WeakMap<KnownConnections, Map<Language, Promise<StaticFile>>>();

  /** Made once per language and answer of the services. */
  function fileOf(template: StaticFile, language: Language, known: KnownConnections): Promise<StaticFile> {
    const made = files.get(known) ?? new Map<Language, Promise<StaticFile>>();
    files.set(known, made);
    const filled = () => Buffer.from(fillPrivacyPage(template.identity.body.toString(), known));
    const file = made.get(language) ?? createStaticFile('/privacy.html', filled());
    made.set(language, file);
    return file;
  }

  const serve: Handler = async (req, res) => {
    const { path, query } = res.locals;
    const { kind, language, canonical } = choosePage(path, query, res.locals.language);
    const page = frontends.page(kind, language);
    if (!page) throw new AppError('not_found');
    const file = await fileOf(page, language, await readConnections());
    res.setHeader('Vary', 'Accept-Language, Accept-Encoding');
    res.setHeader('Content-Language', LOCALES[language]);
    if (canonical) res.setHeader('Link', `<${publicUrl}${canonical}>; rel="canonical"`);
    sendFile(req, res, file);
  };

  return Router({ caseSensitive: true, strict: true }).get(PRIVACY, limit, serve);
}
