import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import express, { type Express, Router } from 'express';
import type { GatewayConfig } from '../config.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import { createDraws } from '../pages/film/draw-films.ts';
import { createFilms } from '../pages/film/read-films.ts';
import { serveFilms } from '../pages/film/serve-films.ts';
import type { Frontends } from '../pages/frontends.ts';
import { createReadConnections } from '../pages/privacy/read-connections.ts';
import { servePrivacy } from '../pages/privacy/serve-privacy.ts';
import { serveFrontends } from '../pages/serve-frontends.ts';
import { answerError } from './answers/answer-problem.ts';
import { closeUnfinishedRequests } from './answers/end-after-request.ts';
import { nameBuild } from './answers/name-build.ts';
import { forwardToService } from './forwarding/forward.ts';
import type { ServiceTransport } from './forwarding/service-transport.ts';
import { healthRoutes } from './health.ts';
import { limitAnnouncedBody } from './limits/limit-body.ts';
import { limitByAddress, limitByAddressAs, limitBySession } from './limits/limit-rate.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { logAccess } from './observing/access-log.ts';
import { observeRequests } from './observing/observe-requests.ts';
import { traceRequests } from './observing/trace-requests.ts';
import { createPageErrors, type PageErrors, pageErrorRoutes } from './page-errors/page-errors.ts';
import { beginRequest } from './request/begin-request.ts';
import type { Handler } from './request/gateway-request.ts';
import { createRouteMatcher } from './routing/match-route.ts';
import type { Route } from './routing/route-table.ts';
import { authenticate, requireAdministrator } from './security/authenticate.ts';
import {
  allowOnlyReads,
  findRoute,
  rejectInvalidTargets,
  requireAccess,
  requireSameOrigin,
} from './security/guards.ts';
import { securityHeaders } from './security/security-headers.ts';
import { securityTxt } from './security/security-txt.ts';

export interface AppDeps {
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly limiter: RateLimiter;
  readonly services: ServiceTransport;
  readonly frontends: Frontends;
  readonly routes: readonly Route[];
  readonly logger: Logger;
  readonly now: Clock;
}

const API_PATH = /^\/api(?:\/|$)/;

/** The steps of every request, in order. There is no body parser: bodies are streamed to the service. */
export function createApp(config: GatewayConfig, deps: AppDeps): Express {
  const secure = isSecureSite(config.http.publicUrl);
  const { cache, frontends, limiter, logger, now, services, sessions } = deps;
  const limit = limitByAddressAs('read', limiter);
  const pageErrors = createPageErrors();
  const films = createFilms(services);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.http.trustedProxies.length > 0 && [...config.http.trustedProxies]);

  app.use(beginRequest(logger));
  app.use(traceRequests());
  app.use(logAccess(logger, now));
  app.use(observeRequests());
  app.use(closeUnfinishedRequests());
  app.use(nameBuild(frontends.build));
  app.use(
    securityHeaders({
      isHttps: secure,
      inlineScripts: frontends.inlineScripts,
      mediaOrigin: config.media.origin,
    }),
  );
  app.use(rejectInvalidTargets());
  app.use(forPaths(API_PATH, apiSteps(config, { ...deps, pageErrors }, secure)));
  app.use(allowOnlyReads());
  app.use(
    healthRoutes({
      services,
      cache,
      pageErrors,
      statusGuards: [limit, requireAdministrator(sessions, { secure })],
    }),
  );
  app.use(securityTxt({ contact: config.security.contact, publicUrl: config.http.publicUrl }, now));
  app.use(serveFilms({ frontends, films, limit }, config.http));
  app.use(
    servePrivacy({ frontends, readConnections: createReadConnections(services, deps), limit }, config.http),
  );
  app.use(serveFrontends({ frontends, drawFilm: createDraws(films, now) }, config.http));
  app.use(answerError);
  return app;
}

/** Everything under /api; cheap checks come first. */
function apiSteps(
  config: GatewayConfig,
  deps: AppDeps & { readonly pageErrors: PageErrors },
  secure: boolean,
): Router {
  return Router().use(
    findRoute(createRouteMatcher(deps.routes)),
    requireSameOrigin(config.http.publicUrl),
    limitByAddress(deps.limiter),
    authenticate(deps.sessions, { secure }),
    requireAccess(),
    limitBySession(deps.limiter),
    limitAnnouncedBody(),
    openApiRoutes(config),
    pageErrorRoutes(deps.pageErrors),
    forwardToService(deps.services, { secure }),
  );
}

/**
 * The steps of the paths, undecoded, that match. `app.use` with a path would decode it and cut it off
 * (decision 0026).
 */
function forPaths(pattern: RegExp, steps: Router): Handler {
  return (req, res, next) => {
    if (pattern.test(res.locals.path)) steps(req, res, next);
    else next();
  };
}
