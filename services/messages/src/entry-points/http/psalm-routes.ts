import type Router from '@koa/router';
import { parseJsonBody, parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  psalmParamsSchema,
  psalmQuerySchema,
  verifyQuotationRequestSchema,
} from '@selah/shared/contracts/messages/psalms';
import { type QuotePsalmDeps, quotePsalm } from '../../use-cases/quote-psalm.ts';
import {
  type VerifyPsalmQuotationDeps,
  verifyPsalmQuotation,
} from '../../use-cases/verify-psalm-quotation.ts';

export type PsalmRoutesDeps = QuotePsalmDeps & VerifyPsalmQuotationDeps;

/** `/api/psalms*`: the words of the imported editions, and quotations compared with them. */
export function addPsalmRoutes(router: Router<ServiceState>, deps: PsalmRoutesDeps): void {
  router.get('/api/psalms/:reference', async (ctx) => {
    const { reference } = parseParams(ctx, psalmParamsSchema);
    const { language } = parseQuery(ctx, psalmQuerySchema);
    ctx.body = await quotePsalm(deps, { reference, language });
  });

  router.post('/api/psalms/verify', async (ctx) => {
    const quotation = await parseJsonBody(ctx, verifyQuotationRequestSchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await verifyPsalmQuotation(deps, quotation);
  });
}
