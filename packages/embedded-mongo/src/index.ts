import type { DatabaseSync } from 'node:sqlite';
import type { Server } from './commands/command.ts';
import { answerer } from './commands/dispatch.ts';
import { REPLICA_SET } from './commands/handshake.ts';
import { startMaintenance } from './maintenance.ts';
import { Cursors } from './query/cursors.ts';
import { openStorage } from './storage/storage.ts';
import { listen } from './wire/listener.ts';

export type EmbeddedMongoOptions = {
  /** The database file; `:memory:` keeps the data in memory only. */
  file: string;
  /** Loopback by default, because there is no authentication. */
  host?: string;
  /** 0, the default, means any free port. */
  port?: number;
  /** The time for `$$NOW`, `$currentDate` and expiry. */
  clock?: () => Date;
  /** Seconds between searches for expired documents; 60 by default, as in MongoDB. */
  ttlSweepSeconds?: number;
};

/** A running server. */
export type EmbeddedMongo = {
  host: string;
  port: number;
  /** Connection string without a database. */
  uri: string;
  /** Connection string for one database. */
  uriFor(database: string): string;
  /** The open file, from which SQLite can make a copy while the server runs. */
  sqlite: DatabaseSync;
  /** Closes all connections, and the file when all acknowledged writes are in it. */
  stop(): Promise<void>;
};

const DEFAULT_TTL_SWEEP_SECONDS = 60;

/**
 * Starts a MongoDB server on a SQLite file.
 * @throws in one sentence when the file or the address cannot be used
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { file, host = '127.0.0.1', port = 0, clock = () => new Date() } = options;
  const storage = openStorage(file);
  const server: Server = {
    storage,
    cursors: new Cursors(clock),
    clock,
    address: `${host}:${port}`,
    startedAt: clock(),
  };
  try {
    const listener = await listen(host, port, answerer(server));
    server.address = `${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
    const maintenance = startMaintenance(
      server,
      (options.ttlSweepSeconds ?? DEFAULT_TTL_SWEEP_SECONDS) * 1000,
    );
    const uriFor = (database: string) =>
      `mongodb://${server.address}/${database}?replicaSet=${REPLICA_SET}&directConnection=true`;
    return {
      host,
      port: listener.port,
      uri: uriFor(''),
      uriFor,
      sqlite: storage.sqlite,
      stop: async () => {
        maintenance.stop();
        await listener.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
