import { API } from '@selah/shared/contracts/api';
import type { GatewayConfig } from '../config.ts';
import type { Handler } from '../http/exchange.ts';
import { buildOpenApiDocument } from './build-document.ts';

const CACHE_SECONDS = 300;

/** Answers `/api/openapi.json`; every other route of the API belongs to a service. */
export function openApiRoutes(config: Pick<GatewayConfig, 'http' | 'product'>): Handler {
  const document = JSON.stringify(
    buildOpenApiDocument(API, { title: config.product.name, serverUrl: config.http.publicUrl }),
  );
  return (_req, res, next) => {
    if (res.locals.route.service !== 'gateway') {
      next();
      return;
    }
    res.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).type('json').send(document);
  };
}
