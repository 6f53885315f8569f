import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import express, { type Express, Router } from 'express';
import type { GatewayConfig } from '../config.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import type { Frontends } from '../static/frontends.ts';
import { serveFrontends } from '../static/serve-frontends.ts';
import { logAccess } from './access-log.ts';
import { answerErrors } from './answer-problem.ts';
import { authenticate } from './authenticate.ts';
import { beginExchange } from './begin-exchange.ts';
import { closeUnfinishedRequests } from './end-after-request.ts';
import type { Forwarder } from './forward.ts';
import { findRoute, refuseOddTargets, requireAccess, requireSameOrigin } from './guards.ts';
import { healthRoutes } from './health.ts';
import { limitAnnouncedBody } from './limit-body.ts';
import { limitByAddress, limitBySession } from './limit-rate.ts';
import { createRouteMatcher } from './match-route.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Route } from './route-table.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppParts {
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly limiter: RateLimiter;
  readonly forwarder: Forwarder;
  readonly frontends: Frontends;
  readonly routes: readonly Route[];
  readonly logger: Logger;
  readonly now: Clock;
}

/**
 * The way of every request, in order. No body parser stands here: bodies stream through to the service. Routers are used
 * instead of mounted apps, which would change the request's prototype again.
 */
export function createApp(config: GatewayConfig, parts: AppParts): Express {
  const isHttps = isSecureSite(config.publicUrl);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.trustedProxies.length > 0 && [...config.trustedProxies]);

  app.use(beginExchange(parts.logger));
  app.use(logAccess(parts.now));
  app.use(closeUnfinishedRequests());
  app.use(securityHeaders({ isHttps, inlineScripts: parts.frontends.inlineScripts }));
  app.use(refuseOddTargets());
  app.use(healthRoutes(config.services, parts.cache));
  app.use(apiRoutes(config, parts, isHttps));
  app.use(serveFrontends(parts.frontends, config));
  app.use(answerErrors());
  return app;
}

/** Everything under /api, cheapest refusals first. */
function apiRoutes(config: GatewayConfig, parts: AppParts, secure: boolean): Router {
  const api = Router();
  api.use(findRoute(createRouteMatcher(parts.routes)));
  api.use(requireSameOrigin(config.publicUrl));
  api.use(limitByAddress(parts.limiter));
  api.use(authenticate(parts.sessions, { secure }));
  api.use(requireAccess());
  api.use(limitBySession(parts.limiter));
  api.use(limitAnnouncedBody());
  api.use(openApiRoutes(config));
  api.use(parts.forwarder.forward);
  return api;
}
