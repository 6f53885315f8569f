import { openMongo } from '../open-mongo.ts';
import { type MigrateOptions, type MigrationReport, migrateData } from './migrate-data.ts';
import type { ServiceData } from './service-data.ts';

/** No limit: building an index takes as long as the collection is large. */
const COMMAND_TIMEOUT_MS = 0;

export interface MigrateDatabaseOptions extends MigrateOptions {
  /** Called for each service as soon as its data are ready. */
  readonly onReport?: (report: MigrationReport) => void;
}

/**
 * Brings the data of all these services to the version of this release, over a connection of its own.
 * @throws ConfigError for data of a later release
 */
export async function migrateDatabase(
  uri: string,
  services: readonly ServiceData[],
  { onReport = () => {}, ...options }: MigrateDatabaseOptions = {},
): Promise<void> {
  const connection = await openMongo({
    uri,
    appName: 'selah-migrations',
    maxPoolSize: 2,
    commandTimeoutMs: COMMAND_TIMEOUT_MS,
  });
  try {
    for (const data of services) onReport(await migrateData(connection, data, options));
  } finally {
    await connection.close();
  }
}
