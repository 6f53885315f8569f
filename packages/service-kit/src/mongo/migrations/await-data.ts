import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { ConfigError } from '../../config/load-config.ts';
import type { Logger } from '../../logging/logger.ts';
import { assertNotNewer, createDataVersions } from './data-versions.ts';
import { type ServiceData, versionOf } from './service-data.ts';

/** Longer than the job of the migrations needs for its start. Milliseconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = 500;

/**
 * Resolves when a program of this release can use its data: at once, or when the migrations are through.
 * @throws ConfigError for data of a later release, or if the migrations do not come
 */
export async function awaitData(
  connection: Connection,
  data: ServiceData,
  { logger, patienceMs = PATIENCE_MS }: { readonly logger: Logger; readonly patienceMs?: number },
): Promise<void> {
  const versions = createDataVersions(connection, data.service);
  const giveUpAt = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    const stored = await versions.read();
    assertNotNewer(data, stored);
    const wanted = versionOf(data);
    if (stored.version >= wanted) return;
    if (performance.now() >= giveUpAt) {
      throw new ConfigError(
        `The data of ${data.service} have version ${stored.version}, and this release needs ${wanted}: run the job of the migrations ` +
          '(`node standalone/src/migrate.ts`), then start again.',
      );
    }
    if (isFirst) logger.warn({ version: stored.version, wanted }, 'waiting for the migrations of the data');
    await pause(POLL_MS);
  }
}
