import { jetstreamManager } from '@nats-io/jetstream';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import { silentLogger } from '../../src/logging/logger.ts';
import { connectToBroker } from '../../src/messaging/jetstream/jetstream-connection.ts';
import { openJetstreamEventBus } from '../../src/messaging/jetstream/jetstream-event-bus.ts';
import { streamOf } from '../../src/messaging/jetstream/jetstream-streams.ts';

/** A busy machine needs seconds for a connection. Milliseconds. */
const CONNECT_TIMEOUT_MS = 20_000;

/** Isolates the streams of one test. */
export const newNamespace = () => `selah-test-${crypto.randomUUID()}`;

/** A bus with short times: retries after 20 ms, redelivery after one second. */
export function openJetstreamBus(
  url: string,
  namespace: string,
  { publishTimeoutMs = 5_000, maxDeliveries = 1_000 } = {},
) {
  return openJetstreamEventBus({
    url,
    namespace,
    publishTimeoutMs,
    maxDeliveries,
    logger: silentLogger(),
    ackWaitMs: 1_000,
    retryDelay: () => 20,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
}

export async function deleteStreams(url: string, namespace: string): Promise<void> {
  const connection = await connectToBroker(url, CONNECT_TIMEOUT_MS);
  const { streams } = await jetstreamManager(connection);
  for await (const { config } of streams.list()) {
    if (config.name.startsWith(namespace)) await streams.delete(config.name);
  }
  await connection.close();
}

/** Makes the broker refuse events of one name beyond a number, as when it has no space; -1 for no limit. */
export async function limitEvents(url: string, namespace: string, name: EventName, events: number) {
  const connection = await connectToBroker(url, CONNECT_TIMEOUT_MS);
  const { streams } = await jetstreamManager(connection);
  await streams.update(streamOf(namespace, name), { max_msgs: events, discard: 'new' });
  await connection.close();
}
