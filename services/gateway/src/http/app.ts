import type { IncomingMessage, RequestListener } from 'node:http';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import express, { type Express, type Request } from 'express';
import type { GatewayConfig } from '../config.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import { createDraws } from '../static/film/draw-films.ts';
import { createFilms } from '../static/film/read-films.ts';
import { serveFilms } from '../static/film/serve-films.ts';
import type { Frontends } from '../static/frontends.ts';
import { createReadConnections } from '../static/privacy/read-connections.ts';
import { servePrivacy } from '../static/privacy/serve-privacy.ts';
import { serveFrontends } from '../static/serve-frontends.ts';
import { logAccess } from './exchange/access-log.ts';
import { answerError } from './exchange/answer-problem.ts';
import { beginExchange } from './exchange/begin-exchange.ts';
import { chain } from './exchange/chain.ts';
import { closeUnfinishedRequests } from './exchange/end-after-request.ts';
import type { ExchangeResponse, Handler } from './exchange/exchange.ts';
import { nameBuild } from './exchange/name-build.ts';
import { observeRequests } from './exchange/observe-requests.ts';
import { traceRequests } from './exchange/trace-requests.ts';
import { forwardToService } from './forwarding/forward.ts';
import type { SignForServices } from './forwarding/identity-signer.ts';
import type { ServiceTransport } from './forwarding/service-transport.ts';
import { healthRoutes } from './health.ts';
import { limitAnnouncedBody } from './limits/limit-body.ts';
import { limitByAddress, limitByAddressAs, limitBySession } from './limits/limit-rate.ts';
import { limitStreams } from './limits/limit-streams.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { createPageErrors, type PageErrors, pageErrorRoutes } from './page-errors/page-errors.ts';
import { createRouteMatcher } from './routing/match-route.ts';
import type { Route } from './routing/route-table.ts';
import { authenticate, requireAdministrator } from './security/authenticate.ts';
import { findRoute, rejectInvalidTargets, requireAccess, requireSameOrigin } from './security/guards.ts';
import { securityHeaders } from './security/security-headers.ts';
import { securityTxt } from './security/security-txt.ts';

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

const API_PATH = /^\/api(?:\/|$)/;

export interface GatewayApp {
  /** The settings, and the prototypes of the requests and responses that `handle` takes (`serverClassesFor`). */
  readonly app: Express;
  readonly handle: RequestListener;
}

/**
 * The steps of every request, in order. There is no body parser: bodies are streamed to the service. They are not run by
 * Express's router, which matches a path for each of them (decision 0070).
 */
export function createApp(config: GatewayConfig, deps: AppDeps): GatewayApp {
  const isHttps = isSecureSite(config.http.publicUrl);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.http.trustedProxies.length > 0 && [...config.http.trustedProxies]);

  const pageErrors = createPageErrors();
  const api = apiRoutes(config, { ...deps, pageErrors }, isHttps);
  const limit = limitByAddressAs('read', deps.limiter);
  const statusGuard = chain(limit, requireAdministrator(deps.sessions, { secure: isHttps }));
  const { services, cache } = deps;
  const steps = chain(
    beginExchange(deps.logger),
    traceRequests(),
    logAccess(deps.logger, deps.now),
    observeRequests(),
    closeUnfinishedRequests(),
    nameBuild(deps.frontends.build),
    securityHeaders({
      isHttps,
      inlineScripts: deps.frontends.inlineScripts,
      mediaOrigin: config.media.origin,
    }),
    rejectInvalidTargets(),
    (req, res, next) => (API_PATH.test(res.locals.path) ? api(req, res, next) : next()),
    healthRoutes({ services, cache, pageErrors, statusGuard }),
    securityTxt({ contact: config.security.contact, publicUrl: config.http.publicUrl }, deps.now),
    ...pages(config, deps, limit),
  );
  return {
    app,
    handle(request: IncomingMessage, response) {
      // Made by the server with the app's prototypes.
      const [req, res] = [request as Request, response as ExchangeResponse];
      req.res = res;
      const fail = (error: unknown = new AppError('not_found')) => answerError(error, req, res);
      try {
        steps(req, res, fail);
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** Pages, their parts, and a 404 for all other paths. */
function pages(config: GatewayConfig, deps: AppDeps, limit: Handler): readonly Handler[] {
  const { frontends, services } = deps;
  const films = createFilms(services, deps.signIdentity);
  const readConnections = createReadConnections(services, deps);
  const drawFilm = createDraws(films, deps.now);
  return [
    serveFilms({ frontends, films, limit }, config.http),
    servePrivacy({ frontends, readConnections, limit }, config.http),
    serveFrontends({ frontends, drawFilm }, config.http),
  ];
}

/** Everything under /api; cheap checks come first. */
function apiRoutes(
  config: GatewayConfig,
  deps: AppDeps & { readonly pageErrors: PageErrors },
  secure: boolean,
): Handler {
  return chain(
    findRoute(createRouteMatcher(deps.routes)),
    requireSameOrigin(config.http.publicUrl),
    limitByAddress(deps.limiter),
    limitStreams(config.limits.rateScale),
    authenticate(deps.sessions, { secure }),
    requireAccess(),
    limitBySession(deps.limiter),
    limitAnnouncedBody(),
    openApiRoutes(config),
    pageErrorRoutes(deps.pageErrors),
    forwardToService(deps.services, deps.signIdentity, { secure }),
  );
}
