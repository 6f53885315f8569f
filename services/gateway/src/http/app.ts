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
import { logAccess } from './exchange/access-log.ts';
import { answerErrors } from './exchange/answer-problem.ts';
import { beginExchange } from './exchange/begin-exchange.ts';
import { closeUnfinishedRequests } from './exchange/end-after-request.ts';
import { forwardToService } from './forwarding/forward.ts';
import type { SignForServices } from './forwarding/identity-signer.ts';
import type { ServiceTransport } from './forwarding/service-transport.ts';
import { healthRoutes } from './health.ts';
import { limitAnnouncedBody } from './limits/limit-body.ts';
import { limitByAddress, limitBySession } from './limits/limit-rate.ts';
import { limitStreams } from './limits/limit-streams.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { createPageErrors, type PageErrors, pageErrorRoutes } from './page-errors/page-errors.ts';
import { createRouteMatcher } from './routing/match-route.ts';
import type { Route } from './routing/route-table.ts';
import { authenticate } from './security/authenticate.ts';
import { findRoute, rejectInvalidTargets, requireAccess, requireSameOrigin } from './security/guards.ts';
import { securityHeaders } from './security/security-headers.ts';

export interface AppDeps {
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly limiter: RateLimiter;
  readonly services: ServiceTransport;
  readonly signIdentity: SignForServices;
  readonly frontends: Frontends;
  readonly routes: readonly Route[];
  readonly logger: Logger;
  readonly now: Clock;
}

/**
 * The steps of every request, in order. There is no body parser: bodies stream through to the service. Routers are used
 * instead of mounted apps, which would change the request's prototype again.
 */
export function createApp(config: GatewayConfig, deps: AppDeps): Express {
  const isHttps = isSecureSite(config.http.publicUrl);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.http.trustedProxies.length > 0 && [...config.http.trustedProxies]);

  app.use(beginExchange(deps.logger));
  app.use(logAccess(deps.now));
  app.use(closeUnfinishedRequests());
  app.use(securityHeaders({ isHttps, inlineScripts: deps.frontends.inlineScripts }));
  app.use(rejectInvalidTargets());
  const pageErrors = createPageErrors();
  app.use(healthRoutes(deps.services, deps.cache, pageErrors));
  app.use(apiRoutes(config, { ...deps, pageErrors }, isHttps));
  app.use(serveFrontends(deps.frontends, config.http));
  app.use(answerErrors());
  return app;
}

/** Everything under /api, cheapest refusals first. */
function apiRoutes(
  config: GatewayConfig,
  deps: AppDeps & { readonly pageErrors: PageErrors },
  secure: boolean,
): Router {
  const api = Router();
  api.use(findRoute(createRouteMatcher(deps.routes)));
  api.use(requireSameOrigin(config.http.publicUrl));
  api.use(limitByAddress(deps.limiter));
  api.use(limitStreams(config.limits.rateScale));
  api.use(authenticate(deps.sessions, { secure }));
  api.use(requireAccess());
  api.use(limitBySession(deps.limiter));
  api.use(limitAnnouncedBody());
  api.use(openApiRoutes(config));
  api.use(pageErrorRoutes(deps.pageErrors));
  api.use(forwardToService(deps.services, deps.signIdentity, { secure }));
  return api;
}
