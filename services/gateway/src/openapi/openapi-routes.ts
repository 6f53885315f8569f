import { API } from '@selah/shared/contracts/api';
import type { GatewayConfig } from '../config.ts';
import type { Handler } from '../http/exchange/exchange.ts';
import { OPENAPI_PATH } from '../http/routing/route-table.ts';
import { buildOpenApiDocument } from './build-document.ts';

const CACHE_SECONDS = 300;

/** Answers `/api/openapi.json`. */
export function openApiRoutes(config: Pick<GatewayConfig, 'http' | 'product'>): Handler {
  const document = JSON.stringify(
    buildOpenApiDocument(API, { title: config.product.name, serverUrl: config.http.publicUrl }),
  );
  return (_req, res, next) => {
    if (res.locals.route.path !== OPENAPI_PATH) {
      next();
      return;
    }
    res.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).type('json').send(document);
  };
}
