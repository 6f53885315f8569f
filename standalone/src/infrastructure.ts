import type { DatabaseSync } from 'node:sqlite';
import { createHeldRemovals, type HeldRemovals } from '@selah/service-kit/backups/removals';
import type { Cache } from '@selah/service-kit/cache/cache';
import { openCache } from '@selah/service-kit/cache/open-cache';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { openCloudStore } from '@selah/videos/cloud-store';
import type { MediaStore } from '@selah/videos/media-store';
import type { StandaloneConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

/** The engines and clients shared by all services, closed after them. */
export interface Infrastructure extends Closable {
  /** The database of all services; absent if the environment names a MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly sessions: SessionStore;
  readonly cloudMedia: MediaStore;
  /** Of files in the data folder. */
  readonly removals: HeldRemovals;
  /** The databases of the data folder that this process has open, by file. */
  readonly databases: ReadonlyMap<string, DatabaseSync>;
}

/** Opens each engine: the external one if the environment names it, otherwise the one of this process. */
export async function openInfrastructure(
  config: StandaloneConfig,
  folder: DataFolder,
  logger: Logger,
): Promise<Infrastructure> {
  const opened: Closable[] = [];
  const databases = new Map<string, DatabaseSync>();
  const removals = createHeldRemovals();
  const close = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  try {
    // Also what events and sessions are kept in, whichever database the services have.
    const own = openDatabase(folder.databaseFile);
    opened.push({ close: async () => own.close() });
    databases.set(folder.databaseFile, own);
    const sqlite = config.engines.mongodb ? undefined : own;
    const cache = await openCache({
      redisUrl: config.engines.redis,
      sqlite: own,
      logger,
    });
    opened.push(cache);
    const eventBus = await openEventBus({
      natsUrl: config.engines.nats,
      sqlite: own,
      logger,
    });
    opened.push(eventBus);
    const cloudMedia = await openCloudStore({
      folder: folder.cloudDirectory,
      s3: config.engines.s3 || undefined,
      removals,
      logger,
    });
    const sessions = createSessionStore({ cache });
    return { sqlite, cache, eventBus, cloudMedia, sessions, removals, databases, close };
  } catch (error) {
    await close();
    throw error;
  }
}
