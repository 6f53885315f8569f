import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import type { Clock } from '@selah/service-kit/clock';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import type { GatewayConfig } from './config.ts';
import { answerClientError } from './http/answers/client-errors.ts';
import { createApp } from './http/app.ts';
import type { ServiceTransport } from './http/forwarding/service-transport.ts';
import { createRateLimiter } from './http/limits/rate-limiter.ts';
import { buildRouteTable, type Route } from './http/routing/route-table.ts';
import { MAX_RECEIVE_MS } from './http/routing/timeouts.ts';
import { createFrontends } from './pages/frontends.ts';
import { createSharedParts } from './pages/shared-parts.ts';

/** Dependencies of the gateway; the caller closes them. */
export interface ComposeGatewayDeps {
  readonly cache: Cache;
  readonly sessions: SessionStore;
  /** Connects to the services; the gateway closes it. */
  readonly services: ServiceTransport;
  readonly logger: Logger;
  readonly now?: Clock;
  /** Other routes than those of the API, e.g. with shorter timeouts in tests. */
  readonly routes?: readonly Route[];
}

/**
 * Maximum bytes of request headers. Below Node's limit, so that the gateway's own headers still fit at the
 * service.
 */
const MAX_HEADER_BYTES = 15 * 1024;

/** Composes the gateway. */
export function composeGateway(config: GatewayConfig, deps: ComposeGatewayDeps): Service {
  const { cache, sessions, services, logger, now = Date.now } = deps;
  const site = { productName: config.product.name, publicUrl: config.http.publicUrl };
  // Only a cache of its own process has no gateways of other builds.
  const shared = config.cache.redisUrl
    ? createSharedParts({ cache, secrets: config.identity.secrets, logger })
    : undefined;
  const frontends = createFrontends(config.frontends, site, shared);
  const fallback = createMemoryCache({ logger, now });
  const limiter = createRateLimiter({ cache, fallback, scale: config.limits.rateScale, logger });
  const routes = deps.routes ?? buildRouteTable(config.limits.uploads);
  const app = createApp(config, {
    cache,
    sessions,
    limiter,
    services,
    frontends,
    routes,
    logger,
    now,
  });
  return {
    name: 'gateway',
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Routes have shorter limits; this one ends requests that reach no route.
      requestTimeout: MAX_RECEIVE_MS,
    },
    handle: app,
    onClientError: answerClientError,
    start: () => frontends.load(),
    stop: async () => {
      services.close();
      await fallback.close();
    },
  };
}
