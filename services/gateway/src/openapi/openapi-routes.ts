import { API } from '@selah/shared/contracts/api';
import type { GatewayConfig } from '../config.ts';
import type { Handler } from '../http/request/gateway-request.ts';
import { OPENAPI_PATH } from '../http/routing/route-table.ts';
import { buildOpenApiDocument } from './build-document.ts';

const CACHE_SECONDS = 300;

/** Answers `/api/openapi.json`, which is built for the first request: hardly anybody asks for it. */
export function openApiRoutes(config: Pick<GatewayConfig, 'http' | 'product'>): Handler {
  const about = { title: config.product.name, serverUrl: config.http.publicUrl };
  let document: string | undefined;
  return (_req, res, next) => {
    if (res.locals.route.path !== OPENAPI_PATH) {
      next();
      return;
    }
    document ??= JSON.stringify(buildOpenApiDocument(API, about));
    res.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).type('json').send(document);
  };
}
