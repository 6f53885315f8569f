import type { DatabaseSync } from 'node:sqlite';
import type { OutboxStore } from '../audit/action-outbox.ts';
import { ConfigError } from '../config/load-config.ts';
import type { Logger } from '../logging/logger.ts';

/** Where a service keeps its data: in the file of a product that runs in one process, or in MongoDB. */
export type DataPlace = { readonly sqlite: DatabaseSync } | { readonly uri: string; readonly logger: Logger };

/**
 * The place that the process provides, else the one that is configured.
 * @throws ConfigError if there is neither
 */
export function dataPlace(
  sqlite: DatabaseSync | undefined,
  uri: string | undefined,
  logger: Logger,
): DataPlace {
  if (sqlite) return { sqlite };
  if (uri === undefined)
    throw new ConfigError('MONGODB_URI: is missing: a service of its own needs the database');
  return { uri, logger };
}

/** The database of one service, as its composition sees it. Its repositories exist before it is started. */
export interface ServiceDatabase {
  /** What administrators did, on its way to the service that lists it. */
  readonly outbox: OutboxStore;
  /**
   * Opens it; resolves when a program of this release can use the data.
   * @throws ConfigError for data of a later release
   */
  start(): Promise<void>;
  /** Rejects when it does not answer. */
  check(): Promise<void>;
  stop(): Promise<void>;
}
