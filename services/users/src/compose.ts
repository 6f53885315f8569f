import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { dataPlace } from '@selah/service-kit/database/service-database';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { addSiteHealthRoute, answers } from '@selah/service-kit/http/koa/site-health-route';
import type { Fetch } from '@selah/service-kit/http/local/local-fetch';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createArgon2PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { createDeviceTokens } from '@selah/service-kit/passwords/device-tokens';
import { createLoginGuard } from '@selah/service-kit/passwords/login-guard';
import { connectionTo, engineConnections } from '@selah/service-kit/privacy/outgoing-connections';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { VISITOR_SESSION } from '@selah/shared/contracts/lifetimes';
import { createHttpSavedMessages } from './adapters/http/http-saved-messages.ts';
import { openUsersData } from './adapters/open-users-data.ts';
import { createSiteUserSessions } from './adapters/site-user-sessions.ts';
import type { UsersConfig } from './config.ts';
import { addSiteUserRoutes } from './entry-points/http/site-user-routes.ts';

/** The maximum lifetime of a session; the store decides when it ends. */
const SESSION_COOKIE_SECONDS = VISITOR_SESSION.absoluteMs / 1000;

/** Dependencies provided by the process; shared if several services run in one. */
export interface ComposeUsersDeps {
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly sessions: SessionStore;
  /** The SQLite file of a product in one process; it replaces MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
  readonly now?: Clock;
  /** `fetch` for the messages service; HTTP unless it runs in this process. */
  readonly fetchMessages?: Fetch;
}

/** Composes the users service. */
export function composeUsers(config: UsersConfig, deps: ComposeUsersDeps): Service {
  const { eventBus, cache, logger, now = Date.now } = deps;
  const { secrets: internalSecrets } = config.identity;
  const data = openUsersData(dataPlace(deps.sqlite, config.database.uri, logger));

  const app = createServiceApp({
    name: 'users',
    logger,
    internalSecrets,
    readiness: { database: () => data.check() },
    status: {
      events: () => eventBus.check(),
      sessions: () => cache.check(),
    },
    now,
    connections: [...engineConnections(config), connectionTo('services', config.messages.url)],
    routes: (router) => {
      addSiteHealthRoute(router, 'users', {
        database: answers(() => data.check()),
        sessions: answers(() => cache.check()),
      });
      addSiteUserRoutes(router, {
        siteUsers: data.siteUsers,
        passwords: createArgon2PasswordHasher(),
        guard: createLoginGuard({
          kind: 'site-user',
          cache,
          devices: createDeviceTokens({ kind: 'site-user', secrets: config.sessions.secrets }),
          scale: config.limits.rateScale,
        }),
        wait: setTimeout,
        sessions: createSiteUserSessions(deps.sessions),
        savedMessages: createHttpSavedMessages({
          messagesUrl: config.messages.url,
          fetch: deps.fetchMessages ?? fetch,
          internalSecrets,
          now,
        }),
        events: eventBus,
        cookie: { secure: isSecureSite(config.http.publicUrl), maxAgeSeconds: SESSION_COOKIE_SECONDS },
        now,
      });
    },
  });
  return {
    name: 'users',
    handle: app.callback(),
    start: () => data.start(),
    stop: () => data.stop(),
  };
}
