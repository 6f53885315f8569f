import Router, { type RouterContext } from '@koa/router';
import { traceparentSchema } from '@selah/shared/contracts/event-catalogue';
import { CONNECTIONS_PATH, type OutgoingConnection } from '@selah/shared/contracts/outgoing-connections';
import Koa from 'koa';
import type { RecordAction } from '../../audit/record-action.ts';
import type { Clock } from '../../clock.ts';
import type { SigningSecrets } from '../../config/signing-secrets.ts';
import { AppError } from '../../errors/app-error.ts';
import { IDENTITY_HEADER, TRACEPARENT_HEADER } from '../../identity/identity.ts';
import { createIdentityVerifier } from '../../identity/identity-token.ts';
import type { Logger } from '../../logging/logger.ts';
import { currentRequest, runFor } from '../../request-context.ts';
import { requestObservations } from '../../telemetry/observations.ts';
import { beginSpan, workObservations } from '../../telemetry/spans.ts';
import { isHealthPath } from '../is-health-path.ts';
import { LocalRequest } from '../local/local-request.ts';
import { answerErrors } from './answer-errors.ts';
import { auditRequests } from './audit-requests.ts';
import { type HealthChecks, healthRoutes } from './health-routes.ts';
import { arrivedState, headerOf, type ServiceContext, type ServiceState } from './service-context.ts';

export interface ServiceAppOptions extends HealthChecks {
  readonly name: string;
  readonly logger: Logger;
  /** Shared with the gateway, which signs identities with it. */
  readonly internalSecrets: SigningSecrets;
  readonly now?: Clock;
  /** All other machines that this service connects to; told to its gateway. */
  readonly connections?: readonly OutgoingConnection[];
  /** Notes what administrators do here; absent where they do nothing. */
  readonly recordAction?: RecordAction;
  /** Adds the routes of the service. */
  readonly routes: (router: Router<ServiceState>) => void;
}

/**
 * A Koa app with what every service needs: request id, access log, error answers, health, and a verified
 * identity. Requests that did not come through the gateway get 401.
 */
export function createServiceApp(options: ServiceAppOptions): Koa<ServiceState> {
  const now = options.now ?? Date.now;
  const app = new Koa<ServiceState>();
  app.silent = true;
  app.on('error', (error: unknown) =>
    options.logger.debug({ err: error }, 'the answer was aborted while it was sent'),
  );

  app.use((ctx, next) => {
    const state = arrivedState(ctx, options.logger);
    ctx.state = state;
    ctx.res.setHeader('X-Request-Id', state.requestId);
    const { requestId } = state;
    return runFor({ requestId, traceparent: traceparentOf(ctx) }, next);
  });
  if (options.logger.isLevelEnabled('info')) app.use(logRequest(now));
  app.use(observeRequests(options.name));
  app.use(traceRequests(options.name));
  app.use(answerErrors);
  app.use(healthRoutes(options));
  app.use(tellConnections(options.connections ?? []));

  const verifyIdentity = createIdentityVerifier(options.internalSecrets, now);
  app.use(async (ctx, next) => {
    const handedOver = ctx.req instanceof LocalRequest ? ctx.req.identity : undefined;
    const identity = handedOver ?? (await verifyIdentity(headerOf(ctx, IDENTITY_HEADER)));
    if (!identity) throw new AppError('unauthenticated');
    ctx.state.identity = identity;
    await next();
    if (ctx.status === 404 && ctx.body == null) throw new AppError('not_found');
  });

  if (options.recordAction) app.use(auditRequests(options.recordAction, now));

  // Paths are case-sensitive, as in the contracts: `/ALL` is not `/all`.
  const router = new Router<ServiceState>({ sensitive: true });
  options.routes(router);
  app.use(router.routes());
  app.use(
    router.allowedMethods({
      throw: true,
      methodNotAllowed: () => new AppError('method_not_allowed'),
      notImplemented: () => new AppError('method_not_allowed'),
    }),
  );
  return app;
}

/** For the gateway, which does not forward this path: no caller has to be known. */
function tellConnections(connections: readonly OutgoingConnection[]) {
  return (ctx: ServiceContext, next: () => Promise<unknown>) => {
    if (ctx.path !== CONNECTIONS_PATH) return next();
    ctx.body = connections;
  };
}

/** Reports requests for routes; a path that no route has is `none`. Health checks are left out. */
function observeRequests(service: string) {
  type Ctx = ServiceContext & Pick<RouterContext, '_matchedRoute'>;
  const observe = async (ctx: Ctx, next: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const route = String(ctx._matchedRoute ?? 'none');
    requestObservations.publish({ service, method: ctx.method, route, status: ctx.status, seconds });
  };
  return (ctx: Ctx, next: () => Promise<unknown>) =>
    !requestObservations.isObserved || isHealthPath(ctx.path) ? next() : observe(ctx, next);
}

/** A span for each request; health checks are left out. */
function traceRequests(service: string) {
  type Ctx = ServiceContext & Pick<RouterContext, '_matchedRoute'>;
  const trace = async (ctx: Ctx, next: () => Promise<unknown>) => {
    const { requestId } = ctx.state;
    const parent = currentRequest()?.traceparent;
    const attributes = { 'http.request.method': ctx.method, 'selah.request_id': requestId };
    const span = beginSpan({ kind: 'server', name: ctx.method, service, parent, attributes });
    await runFor({ requestId, traceparent: span?.traceparent ?? parent }, next);
    const route = String(ctx._matchedRoute ?? 'none');
    span?.end({
      name: `${ctx.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': ctx.status },
      hasFailed: ctx.status >= 500,
    });
  };
  return (ctx: Ctx, next: () => Promise<unknown>) =>
    !workObservations.isObserved || isHealthPath(ctx.path) ? next() : trace(ctx, next);
}

function traceparentOf(ctx: Koa.ParameterizedContext): string | undefined {
  const given = ctx.req.headers[TRACEPARENT_HEADER];
  return given === undefined ? undefined : traceparentSchema.safeParse(given).data;
}

/** One line per request, without query and body, which may contain what a visitor wrote. */
function logRequest(now: Clock) {
  return async (ctx: ServiceContext, next: () => Promise<unknown>) => {
    const startedAt = now();
    await next();
    const level = isHealthPath(ctx.path) && ctx.status < 400 ? 'trace' : 'info';
    ctx.state.log[level](
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: now() - startedAt },
      'request',
    );
  };
}
