import type { Cache } from '@selah/service-kit/cache/cache';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createMongoConnection, openMongo, pingMongo } from '@selah/service-kit/mongo/open-mongo';
import { createArgon2PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { createLoginThrottle } from '@selah/service-kit/passwords/login-throttle';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { createHttpKeptMessages } from './adapters/http/http-kept-messages.ts';
import { createMongoSiteUserRepository } from './adapters/mongo/mongo-site-user-repository.ts';
import { createSiteUserSessions } from './adapters/site-user-sessions.ts';
import type { UsersConfig } from './config.ts';
import { siteUserRoutes } from './entry-points/http/site-user-routes.ts';
import { deleteSiteUser } from './use-cases/delete-site-user.ts';
import { exportOwnData } from './use-cases/export-own-data.ts';
import { getOwnProfile } from './use-cases/get-own-profile.ts';
import { logInSiteUser } from './use-cases/log-in-site-user.ts';
import { registerSiteUser } from './use-cases/register-site-user.ts';

/** As long as a session can live at most; the store decides when it really ends. */
const SESSION_COOKIE_SECONDS = 90 * 24 * 60 * 60;

/** What the process gives the service: shared when several services live in one process. */
export interface UsersParts {
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly logger: Logger;
  readonly now?: () => Date;
}

/** The users service, wired and not yet running. */
export function composeUsers(config: UsersConfig, parts: UsersParts): Service {
  const now = parts.now ?? (() => new Date());
  const connection = createMongoConnection();
  const siteUsers = createMongoSiteUserRepository(connection);
  const passwords = createArgon2PasswordHasher();
  const sessions = createSiteUserSessions(parts.sessions);
  const throttle = createLoginThrottle('site-user', parts.cache);
  const { internalSecret, messagesUrl } = config;
  const keptMessages = createHttpKeptMessages({ messagesUrl, internalSecret, now });

  const app = createServiceApp({
    name: 'users',
    logger: parts.logger,
    internalSecret,
    readiness: {
      database: () => pingMongo(connection),
      events: () => parts.eventBus.check(),
      sessions: () => parts.cache.check(),
    },
    routes: siteUserRoutes({
      register: registerSiteUser({ siteUsers, passwords, now }),
      logIn: logInSiteUser({ siteUsers, passwords, throttle, sessions, now }),
      getProfile: getOwnProfile({ siteUsers }),
      exportData: exportOwnData({ siteUsers, keptMessages, now }),
      deleteAccount: deleteSiteUser({ siteUsers, sessions, events: parts.eventBus }),
      sessions,
      cookie: { secure: isSecureSite(config.http.publicUrl), maxAgeSeconds: SESSION_COOKIE_SECONDS },
    }),
  });
  return {
    name: 'users',
    handle: app.callback(),
    async start() {
      await openMongo({ uri: config.mongo.uri, appName: 'selah-users' }, connection);
      await siteUsers.prepare();
    },
    stop: () => connection.close(),
  };
}
