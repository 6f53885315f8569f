import { setTimeout as delay } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../../logging/logger.ts';

const RECONNECT_WAIT_MS = 250;

/**
 * Connects to the broker at `url` (`nats://[user:password@]host:port`, several separated by commas). After that, a
 * lost connection is restored as long as the process runs.
 * @throws Error in one sentence when there is no answer within `timeoutMs`
 */
export async function connectToBroker(url: string, timeoutMs: number): Promise<NatsConnection> {
  const urls = url.split(',').map((part) => new URL(part.trim()));
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await connect({
        servers: urls.map(({ host }) => host),
        ...credentialsOf(urls[0]),
        name: 'selah',
        timeout: 2_000,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_WAIT_MS,
        pingInterval: 10_000,
      });
    } catch (error) {
      if (performance.now() + RECONNECT_WAIT_MS > giveUpAt) {
        const hosts = urls.map(({ host }) => host).join(', ');
        throw new Error(`no NATS broker answers at ${hosts}`, { cause: error });
      }
      await delay(RECONNECT_WAIT_MS);
    }
  }
}

function credentialsOf(url: URL | undefined): { user?: string; pass?: string; token?: string } {
  if (!url?.username) return {};
  const name = decodeURIComponent(url.username);
  return url.password ? { user: name, pass: decodeURIComponent(url.password) } : { token: name };
}

/** Whether the broker can be reached. */
export interface ConnectionWatch {
  isConnected: boolean;
}

/** Logs changes of the connection and calls `onRestored` after a reconnection. */
export function watchConnection(
  connection: NatsConnection,
  logger: Logger,
  onRestored: () => void,
): ConnectionWatch {
  const watch: ConnectionWatch = { isConnected: true };

  async function run(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        watch.isConnected = false;
        logger.warn('lost the connection to the event broker');
      } else if (type === 'reconnect') {
        watch.isConnected = true;
        logger.info('restored the connection to the event broker');
        onRestored();
      }
    }
    watch.isConnected = false;
  }

  void run();
  return watch;
}
