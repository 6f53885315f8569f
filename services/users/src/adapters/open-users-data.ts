import { createMongoDatabase } from '@selah/service-kit/database/mongo-database';
import type { DataPlace, ServiceDatabase } from '@selah/service-kit/database/service-database';
import { createSqliteDatabase } from '@selah/service-kit/database/sqlite-database';
import { createMongoConnection } from '@selah/service-kit/mongo/open-mongo';
import type { SiteUserRepository } from '../domain/ports.ts';
import { USERS_DATA } from './mongo/migrations.ts';
import { createMongoSiteUserRepository } from './mongo/mongo-site-user-repository.ts';
import { createSqliteSiteUserRepository } from './sqlite/sqlite-site-user-repository.ts';
import { USERS_TABLES } from './sqlite/tables.ts';

/** All that the users service stores. */
export interface UsersData extends ServiceDatabase {
  readonly siteUsers: SiteUserRepository;
}

/** The data of the users service, in SQLite or in MongoDB as the process provides; `start` opens them. */
export function openUsersData(place: DataPlace): UsersData {
  if ('sqlite' in place) {
    const { sqlite } = place;
    return {
      ...createSqliteDatabase(sqlite, USERS_TABLES),
      siteUsers: createSqliteSiteUserRepository(sqlite),
    };
  }
  const connection = createMongoConnection();
  return {
    ...createMongoDatabase(connection, USERS_DATA, place),
    siteUsers: createMongoSiteUserRepository(connection),
  };
}
