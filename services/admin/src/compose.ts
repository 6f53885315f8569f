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
import { createAdminSessions } from './adapters/admin-sessions.ts';
import { createEmlMailer } from './adapters/mail/eml-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createMongoAdministratorRepository } from './adapters/mongo/mongo-administrator-repository.ts';
import { createMongoSiteSettingsRepository } from './adapters/mongo/mongo-site-settings-repository.ts';
import type { AdminConfig } from './config.ts';
import { addAuthRoutes } from './entry-points/http/auth-routes.ts';
import { addSiteSettingsRoutes } from './entry-points/http/site-settings-routes.ts';
import { changeSiteSettings } from './use-cases/change-site-settings.ts';
import { createFirstAdministrator } from './use-cases/create-first-administrator.ts';
import { logInAdministrator } from './use-cases/log-in-administrator.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resetPassword } from './use-cases/reset-password.ts';

/** What the process gives the service: shared when several services live in one process. */
export interface AdminParts {
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly logger: Logger;
  readonly now?: () => Date;
  /** Told when the first start made an administrator. */
  readonly onFirstAdministrator?: () => void;
}

/** The admin service, wired and not yet running. */
export function composeAdmin(config: AdminConfig, parts: AdminParts): Service {
  const { eventBus, logger, now = () => new Date() } = parts;
  const connection = createMongoConnection();
  const administrators = createMongoAdministratorRepository(connection);
  const settings = createMongoSiteSettingsRepository(connection);
  const passwords = createArgon2PasswordHasher();
  const sessions = createAdminSessions(parts.sessions);
  const throttle = createLoginThrottle('admin', parts.cache);
  const { smtpUrl, from, directory } = config.mail;
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from })
    : createEmlMailer({ directory, from, now });
  const { publicUrl } = config.http;

  const app = createServiceApp({
    name: 'admin',
    logger,
    internalSecret: config.internalSecret,
    // Mail is not among them: nobody is turned away from the site because a mail server rests.
    readiness: {
      database: () => pingMongo(connection),
      events: () => eventBus.check(),
      sessions: () => parts.cache.check(),
    },
    now: () => now().getTime(),
    routes: (router) => {
      addAuthRoutes(router, {
        logIn: logInAdministrator({ administrators, passwords, throttle, sessions }),
        requestReset: requestPasswordReset({
          administrators,
          mailer,
          publicUrl,
          productName: config.productName,
          now,
        }),
        reset: resetPassword({ administrators, passwords, sessions, now }),
        sessions,
        cookie: { secure: isSecureSite(publicUrl) },
      });
      addSiteSettingsRoutes(router, {
        settings,
        change: changeSiteSettings({ settings, events: eventBus, now }),
      });
    },
  });

  async function makeFirstAdministrator() {
    const { username, password, email } = config.firstAdministrator;
    if (password) {
      const create = createFirstAdministrator({ administrators, passwords });
      if (await create({ username, password, email })) parts.onFirstAdministrator?.();
    } else if (!(await administrators.hasAny())) {
      logger.warn('there is no administrator yet: set ADMIN_USERNAME and ADMIN_PASSWORD and start again');
    }
  }

  return {
    name: 'admin',
    handle: app.callback(),
    async start() {
      await openMongo({ uri: config.mongo.uri, appName: 'selah-admin' }, connection);
      await administrators.prepare();
      await makeFirstAdministrator();
    },
    stop: () => connection.close(),
  };
}
