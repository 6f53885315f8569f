import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import { PSALTERS } from '@selah/shared/contracts/limits';
import {
  importPsalterQuerySchema,
  PSALTER_MEDIA_TYPES,
  type PsalterOnTheWire,
  psalterParamsSchema,
} from '@selah/shared/contracts/messages/psalters';
import getRawBody from 'raw-body';
import type { PsalterSummary } from '../../domain/ports.ts';
import { type ImportPsalterDeps, importPsalter } from '../../use-cases/import-psalter.ts';
import { type RemovePsalterDeps, removePsalter } from '../../use-cases/remove-psalter.ts';

export type PsalterRoutesDeps = ImportPsalterDeps & RemovePsalterDeps;

/** `/api/psalters*`: the administrator imports an edition of the Psalms for each language, and takes it back. */
export function addPsalterRoutes(router: Router<ServiceState>, deps: PsalterRoutesDeps): void {
  router.get('/api/psalters', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await deps.psalters.list()).map(presentPsalter);
  });

  router.put('/api/psalters/:language', async (ctx) => {
    requireAdmin(ctx);
    const { language } = parseParams(ctx, psalterParamsSchema);
    if (!ctx.is([...PSALTER_MEDIA_TYPES])) throw new AppError('unsupported_media_type');
    const named = parseQuery(ctx, importPsalterQuerySchema);
    const summary = await importPsalter(deps, { language, ...named, file: await readFile(ctx) });
    ctx.body = presentPsalter(summary);
  });

  router.delete('/api/psalters/:language', async (ctx) => {
    requireAdmin(ctx);
    const { language } = parseParams(ctx, psalterParamsSchema);
    await removePsalter(deps, language);
    ctx.status = 204;
  });
}

/** An edition as the administrator sees it. */
function presentPsalter({
  language,
  edition,
  licence,
  numbering,
  importedAt,
}: PsalterSummary): PsalterOnTheWire {
  return { language, edition, licence, numbering, importedAt: importedAt.toISOString() };
}

async function readFile(ctx: ServiceContext): Promise<Uint8Array> {
  const { maxMegabytes } = PSALTERS;
  try {
    return await getRawBody(ctx.req, {
      length: ctx.request.length ?? null,
      limit: maxMegabytes * 1024 * 1024,
    });
  } catch (cause) {
    const isTooLarge = (cause as { readonly type?: string }).type === 'entity.too.large';
    throw isTooLarge
      ? new AppError('file_too_large', { cause, params: { maxMegabytes } })
      : new AppError('malformed_body', { cause });
  }
}
