import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { isDatabaseUnavailable } from '../errors/database-unavailable.ts';
import { afterRunningTime } from '../in-running-time.ts';
import { observePool } from './observe-pool.ts';

// A filter on an unknown field is an error; by default mongoose would ignore it and match everything.
mongoose.set('strictQuery', 'throw');

export interface MongoOptions {
  readonly uri: string;
  /** Shown in the server's log. */
  readonly appName: string;
  readonly maxPoolSize?: number;
  /** Time limit for the answer to one command; 0 for none. Milliseconds. */
  readonly commandTimeoutMs?: number;
}

/** A connection that is not open yet, so that a service can be composed before. */
export function createMongoConnection(): Connection {
  return mongoose.createConnection();
}

/** Time limit of the first connection: the database may still be starting. Milliseconds of this process's running time. */
const FIRST_CONNECTION_MS = 5_000;
const RETRY_MS = 100;

/**
 * A frozen database is detected by its heartbeat: every half second, answered within 600 ms. After a missed one, waiting
 * operations are sent once more, which fails after 400 ms, as do later ones: no request waits for two seconds. The database is asked
 * again within that time, so that a short standstill of a busy machine fails nothing. The driver's own `timeoutMS` has no
 * effect (7.8). Milliseconds.
 */
const FROZEN_DATABASE = {
  // The driver's minimum.
  heartbeatFrequencyMS: 500,
  // After a missed heartbeat; by default 500, which is longer than operations wait.
  minHeartbeatFrequencyMS: 100,
  connectTimeoutMS: 600,
  serverSelectionTimeoutMS: 400,
  bufferTimeoutMS: 400,
  // Wait for a free connection. A frozen database is found out before; one that is only slow, on a full machine, is waited for.
  waitQueueTimeoutMS: 1_500,
} as const;

/**
 * Opens one service's own connection, because services in one process must not share models. Rejects after six seconds
 * without an answer.
 */
export async function openMongo(
  options: MongoOptions,
  connection = createMongoConnection(),
): Promise<Connection> {
  let isLate = false;
  const limit = afterRunningTime(FIRST_CONNECTION_MS, () => {
    isLate = true;
  });
  try {
    for (;;) {
      try {
        return await openOnce(options, connection);
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isLate) throw error;
        await pause(RETRY_MS);
      }
    }
  } finally {
    limit.cancel();
  }
}

async function openOnce(options: MongoOptions, connection: Connection): Promise<Connection> {
  await connection.openUri(options.uri, {
    ...FROZEN_DATABASE,
    appName: options.appName,
    maxPoolSize: options.maxPoolSize ?? 10,
    socketTimeoutMS: options.commandTimeoutMs ?? 30_000,
    // Indexes are created by migrations.
    autoIndex: false,
    autoCreate: false,
  });
  observePool(connection.getClient(), options.appName);
  return connection;
}

/** Rejects when the database does not answer. */
export async function pingMongo(connection: Connection): Promise<void> {
  await connection.db?.admin().ping();
}
