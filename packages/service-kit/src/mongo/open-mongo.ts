import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { isDatabaseUnavailable } from './database-unavailable.ts';

// A filter on a field that the schema does not know is a mistake; mongoose would otherwise drop it and match everything.
mongoose.set('strictQuery', 'throw');

export interface MongoOptions {
  readonly uri: string;
  /** Shows in the server's log and limits what one service may take. */
  readonly appName: string;
  readonly maxPoolSize?: number;
}

/** A connection that is still closed, so that a service can be composed before its database is reached. */
export function createMongoConnection(): Connection {
  return mongoose.createConnection();
}

/** How long a database that just starts is waited for. Milliseconds. */
const FIRST_CONNECTION_MS = 5_000;
const RETRY_MS = 100;

/**
 * A database that answers nobody is told from a slow one by its heartbeat: every half second, answered within 600 ms. When one is
 * missed, what waits for that database fails, and what comes later fails after 400 ms: no request waits for two seconds.
 * The driver's own `timeoutMS` has no effect any more (7.8). All in milliseconds.
 */
const FROZEN_DATABASE = {
  // The shortest that the driver allows.
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 600,
  serverSelectionTimeoutMS: 400,
  bufferTimeoutMS: 400,
  // For a connection, when all are in use.
  waitQueueTimeoutMS: 1_000,
} as const;

/**
 * Opens a connection of one service's own: several services may share a process without sharing models.
 * Rejects within six seconds when the database does not answer.
 */
export async function openMongo(
  options: MongoOptions,
  connection = createMongoConnection(),
): Promise<Connection> {
  const giveUpAt = performance.now() + FIRST_CONNECTION_MS;
  for (;;) {
    try {
      return await connection.openUri(options.uri, {
        ...FROZEN_DATABASE,
        appName: options.appName,
        maxPoolSize: options.maxPoolSize ?? 10,
        socketTimeoutMS: 30_000,
        // Indexes are made once at start, where a failure is seen, not behind the first query.
        autoIndex: false,
        autoCreate: false,
      });
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > giveUpAt) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** Rejects when the database does not answer. */
export async function pingMongo(connection: Connection): Promise<void> {
  await connection.db?.admin().ping();
}
