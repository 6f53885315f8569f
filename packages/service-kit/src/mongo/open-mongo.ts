import mongoose, { type Connection } from 'mongoose';

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

/**
 * Opens a connection of one service's own: several services may share a process without sharing models.
 * Rejects within five seconds when the database does not answer.
 */
export async function openMongo(
  options: MongoOptions,
  connection = createMongoConnection(),
): Promise<Connection> {
  return connection.openUri(options.uri, {
    appName: options.appName,
    maxPoolSize: options.maxPoolSize ?? 10,
    serverSelectionTimeoutMS: 5_000,
    socketTimeoutMS: 30_000,
    // Indexes are made once at start, where a failure is seen, not behind the first query.
    autoIndex: false,
    autoCreate: false,
  });
}

/** Rejects when the database does not answer. */
export async function pingMongo(connection: Connection): Promise<void> {
  await connection.db?.admin().ping();
}
