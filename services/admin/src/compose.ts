import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { dataPlace } from '@selah/service-kit/database/service-database';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { readConditions } from '@selah/service-kit/http/koa/site-health-route';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { createArgon2PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { createDeviceTokens } from '@selah/service-kit/passwords/device-tokens';
import { createLoginGuard } from '@selah/service-kit/passwords/login-guard';
import { connectionTo, engineConnections } from '@selah/service-kit/privacy/outgoing-connections';
import { isSecureSite } from '@selah/service-kit/sessions/session-cookies';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { createAdminSessions } from './adapters/admin-sessions.ts';
import { createCachedAdPreviews } from './adapters/cached-ad-previews.ts';
import { certificateDays } from './adapters/certificate-days.ts';
import { createServiceReports, type OtherServices } from './adapters/http/service-reports.ts';
import { createEmlMailer } from './adapters/mail/eml-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { type AdminData, openAdminData } from './adapters/open-admin-data.ts';
import type { AdminConfig } from './config.ts';
import type { Backups } from './domain/backups.ts';
import type { Mailer } from './domain/ports.ts';
import { listActionOnAdministratorActed } from './entry-points/events/list-action-on-administrator-acted.ts';
import { addAccountRoutes } from './entry-points/http/account-routes.ts';
import { addAuditRoutes } from './entry-points/http/audit-routes.ts';
import { addAuthRoutes } from './entry-points/http/auth-routes.ts';
import { addBackupRoutes } from './entry-points/http/backup-routes.ts';
import { addContactRoutes } from './entry-points/http/contact-routes.ts';
import { addFirstVisitRoutes } from './entry-points/http/first-visit-routes.ts';
import { addSiteHealthRoutes, siteProbes } from './entry-points/http/site-health-routes.ts';
import { addSiteSettingsRoutes } from './entry-points/http/site-settings-routes.ts';
import { lookRepeatedly } from './entry-points/timers/look-repeatedly.ts';
import {
  type CreateFirstAdministratorDeps,
  createFirstAdministrator,
} from './use-cases/create-first-administrator.ts';
import { createMailAlarms } from './use-cases/mail-alarms.ts';
import { createRecordAction } from './use-cases/record-action.ts';

/** Dependencies provided by the process; shared if several services run in one. */
export interface ComposeAdminDeps {
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly sessions: SessionStore;
  /** The SQLite file of a product in one process; it replaces MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
  readonly now?: Clock;
  /** Absent where the data are in engines of their own. */
  readonly backups?: Backups;
  /** The address of the cloud into which they are copied. */
  readonly cloudOfBackups?: string | undefined;
  /**
   * The other services of this process, for alarm mails; absent where each service has a process of its own.
   */
  readonly services?: OtherServices;
  /** For tests. */
  readonly alarmTiming?: AlarmTiming;
  /** Called when the first start created an administrator. */
  readonly onFirstAdministrator?: () => void;
}

/** How often the site is looked at, and for how long something is wrong before it is mailed. Milliseconds. */
interface AlarmTiming {
  readonly everyMs: number;
  readonly afterMs: number;
}

const ALARM_TIMING: AlarmTiming = { everyMs: 60_000, afterMs: 10 * 60_000 };

/** Composes the admin service. */
export function composeAdmin(config: AdminConfig, deps: ComposeAdminDeps): Service {
  const { eventBus, cache, logger, now = Date.now } = deps;
  const { publicUrl } = config.http;
  const { rateScale } = config.limits;
  const data = openAdminData(dataPlace(deps.sqlite, config.database.uri, logger));
  const { administrators, auditLog, firstVisit } = data;
  const passwords = createArgon2PasswordHasher();
  const recordAction = createRecordAction({ auditLog, logger });
  const mailer = createMailer(config.mail, now);
  const site = { publicUrl, productName: config.product.name };
  const probes = {
    site,
    certificateDays,
    pingDatabase: () => data.check(),
    pingSessions: () => cache.check(),
    backups: deps.backups,
    hasCloudOfBackups: deps.cloudOfBackups !== undefined,
    now,
  };

  const app = createServiceApp({
    name: 'admin',
    logger,
    internalSecrets: config.identity.secrets,
    // Site settings need no sessions, and the site works without a mail server.
    readiness: { database: () => data.check() },
    status: { sessions: () => cache.check() },
    now,
    connections: adminConnections(config, deps.cloudOfBackups),
    recordAction,
    routes: (router) => {
      const accounts = {
        administrators,
        passwords,
        guard: createLoginGuard({
          kind: 'admin',
          cache,
          devices: createDeviceTokens({ kind: 'admin', secrets: config.sessions.secrets }),
          scale: rateScale,
        }),
        wait: setTimeout,
        sessions: createAdminSessions(deps.sessions, data.sessionDescriptions, now),
        mailer,
        mailDelivery: config.mail.smtpUrl ? ('smtp' as const) : ('files' as const),
        isSenderReal: config.mail.isSenderReal,
        site,
        cookie: { secure: isSecureSite(publicUrl) },
        cache,
        rateScale,
        now,
        auditLog,
        recordAction,
        logger,
      };
      addAuthRoutes(router, accounts);
      addAccountRoutes(router, accounts);
      addSiteHealthRoutes(router, { ...accounts, ...probes });
      addBackupRoutes(router, deps);
      addSiteSettingsRoutes(router, {
        settings: data.settings,
        adVersions: data.adVersions,
        adPreviews: createCachedAdPreviews(cache),
        now,
      });
      addAuditRoutes(router, { auditLog });
      addFirstVisitRoutes(router, { ...accounts, firstVisit });
      addContactRoutes(router, { contacts: data.contacts, now });
    },
  });
  let actions: Subscription | undefined;
  let stopLooking = () => {};

  return {
    name: 'admin',
    handle: app.callback(),
    async start() {
      warnOfSender(config, logger);
      await data.start();
      await ensureFirstAdministrator(config, deps, { administrators, passwords, firstVisit });
      actions = await listActionOnAdministratorActed({ eventBus, auditLog });
      // Alarms need a mail server.
      if (deps.services && config.mail.smtpUrl)
        stopLooking = lookAtSite(config, deps, { ...data, mailer, site, probes, services: deps.services });
    },
    async stop() {
      stopLooking();
      await actions?.stop();
      await data.stop();
    },
  };
}

/** Mails the administrator what is wrong with the site; returns how to stop. */
function lookAtSite(
  config: AdminConfig,
  { alarmTiming, logger }: ComposeAdminDeps,
  looking: Pick<AdminData, 'alarms' | 'administrators'> & {
    readonly mailer: Mailer;
    readonly site: { readonly publicUrl: string; readonly productName: string };
    readonly probes: Parameters<typeof siteProbes>[0];
    readonly services: OtherServices;
  },
): () => void {
  const { everyMs, afterMs } = alarmTiming ?? ALARM_TIMING;
  const { alarms, administrators, mailer, site, probes, services } = looking;
  const { now } = probes;
  const readOthers = createServiceReports({ services, internalSecrets: config.identity.secrets, now });
  const look = createMailAlarms({
    readReports: async () => {
      const own = readConditions(siteProbes(probes));
      return [...(await readOthers()), { service: 'admin', conditions: await own }];
    },
    alarms,
    administrators,
    mailer,
    site,
    logger,
    afterMs,
  });
  return lookRepeatedly(look, { everyMs, logger });
}

/**
 * Whom this service connects to: the mail server, the bucket of backups, and the site itself for its
 * certificate.
 */
function adminConnections(config: AdminConfig, cloudOfBackups: string | undefined) {
  return [
    ...engineConnections(config),
    ...(config.mail.smtpUrl ? [connectionTo('mail', config.mail.smtpUrl)] : []),
    ...(cloudOfBackups ? [connectionTo('backups', cloudOfBackups)] : []),
    connectionTo('address', config.http.publicUrl),
  ];
}

/** Mail servers refuse a mail whose sender's domain does not exist, or sort it as spam. */
function warnOfSender({ mail: { smtpUrl, isSenderReal, from } }: AdminConfig, logger: Logger): void {
  if (smtpUrl && !isSenderReal)
    logger.warn(
      `mails have the sender ${from}, which other mail servers refuse: set MAIL_FROM, e.g. to Selah <selah@example.org>`,
    );
}

function createMailer({ smtpUrl, from, directory }: AdminConfig['mail'], now: Clock): Mailer {
  return smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : createEmlMailer({ directory, from, now });
}

async function ensureFirstAdministrator(
  { firstAdministrator: { username, password, email } }: AdminConfig,
  { logger, onFirstAdministrator }: ComposeAdminDeps,
  deps: CreateFirstAdministratorDeps,
): Promise<void> {
  if (password) {
    if (await createFirstAdministrator(deps, { username, password, email })) onFirstAdministrator?.();
  } else if (!(await deps.administrators.hasAny())) {
    logger.warn('there is no administrator yet: set ADMIN_USERNAME and ADMIN_PASSWORD and start again');
  }
}
