import { createMongoDatabase } from '@selah/service-kit/database/mongo-database';
import type { DataPlace, ServiceDatabase } from '@selah/service-kit/database/service-database';
import { createSqliteDatabase } from '@selah/service-kit/database/sqlite-database';
import { createMongoConnection } from '@selah/service-kit/mongo/open-mongo';
import type { AlarmRepository } from '../domain/alarms.ts';
import type { AuditLog } from '../domain/audit-log.ts';
import type { FirstVisitRepository } from '../domain/first-visit.ts';
import type {
  AdministratorRepository,
  AdVersionRepository,
  ContactRepository,
  SessionDescriptions,
  SiteSettingsRepository,
} from '../domain/ports.ts';
import { ADMIN_DATA } from './mongo/migrations.ts';
import { createMongoAdVersionRepository } from './mongo/mongo-ad-version-repository.ts';
import { createMongoAdministratorRepository } from './mongo/mongo-administrator-repository.ts';
import { createMongoAlarmRepository } from './mongo/mongo-alarm-repository.ts';
import { createMongoAuditLog } from './mongo/mongo-audit-log.ts';
import { createMongoContactRepository } from './mongo/mongo-contact-repository.ts';
import { createMongoFirstVisitRepository } from './mongo/mongo-first-visit-repository.ts';
import { createMongoSessionDescriptions } from './mongo/mongo-session-descriptions.ts';
import { createMongoSiteSettingsRepository } from './mongo/mongo-site-settings-repository.ts';
import { createSqliteAdVersionRepository } from './sqlite/sqlite-ad-version-repository.ts';
import { createSqliteAdministratorRepository } from './sqlite/sqlite-administrator-repository.ts';
import { createSqliteAuditLog } from './sqlite/sqlite-audit-log.ts';
import { createSqliteContactRepository } from './sqlite/sqlite-contact-repository.ts';
import { createSqliteSessionDescriptions } from './sqlite/sqlite-session-descriptions.ts';
import {
  createSqliteAlarmRepository,
  createSqliteFirstVisitRepository,
} from './sqlite/sqlite-single-rows.ts';
import { createSqliteSiteSettingsRepository } from './sqlite/sqlite-site-settings-repository.ts';
import { ADMIN_TABLES } from './sqlite/tables.ts';

/** All that the admin service stores. */
export interface AdminData extends ServiceDatabase {
  readonly administrators: AdministratorRepository;
  readonly sessionDescriptions: SessionDescriptions;
  readonly settings: SiteSettingsRepository;
  readonly adVersions: AdVersionRepository;
  readonly contacts: ContactRepository;
  readonly auditLog: AuditLog;
  readonly alarms: AlarmRepository;
  readonly firstVisit: FirstVisitRepository;
}

/** The data of the admin service, in SQLite or in MongoDB as the process provides; `start` opens them. */
export function openAdminData(place: DataPlace): AdminData {
  if ('sqlite' in place) {
    const { sqlite } = place;
    return {
      ...createSqliteDatabase(sqlite, ADMIN_TABLES),
      administrators: createSqliteAdministratorRepository(sqlite),
      sessionDescriptions: createSqliteSessionDescriptions(sqlite),
      settings: createSqliteSiteSettingsRepository(sqlite),
      adVersions: createSqliteAdVersionRepository(sqlite),
      contacts: createSqliteContactRepository(sqlite),
      auditLog: createSqliteAuditLog(sqlite),
      alarms: createSqliteAlarmRepository(sqlite),
      firstVisit: createSqliteFirstVisitRepository(sqlite),
    };
  }
  const connection = createMongoConnection();
  return {
    ...createMongoDatabase(connection, ADMIN_DATA, place),
    administrators: createMongoAdministratorRepository(connection),
    sessionDescriptions: createMongoSessionDescriptions(connection),
    settings: createMongoSiteSettingsRepository(connection),
    adVersions: createMongoAdVersionRepository(connection),
    contacts: createMongoContactRepository(connection),
    auditLog: createMongoAuditLog(connection),
    alarms: createMongoAlarmRepository(connection),
    firstVisit: createMongoFirstVisitRepository(connection),
  };
}
