import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import type { ReactOptions } from '../event-bus.ts';
import type { RetryDelay } from '../retry-delay.ts';
import { readEvent } from './jetstream-message.ts';
import { type JetstreamSubscription, keepReading } from './jetstream-subscription.ts';

export interface ReactSettings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** Milliseconds without a sign of life after which the broker gives an event to another process. */
  readonly ackWaitMs: number;
  readonly retryDelay: RetryDelay;
  readonly logger: Logger;
}

/**
 * Reacts through a durable pull consumer that all processes of a name share. Each holds one event at a time; a failed one
 * is handed back with a delay and does not hold up the rest (which is why `max_ack_pending` stays at the broker's
 * generous default: delayed events count towards it).
 */
export async function reactOnJetstream<Name extends EventName>(
  name: Name,
  { consumer, handle }: ReactOptions<Name>,
  settings: ReactSettings,
): Promise<JetstreamSubscription> {
  const { client, manager, stream, ackWaitMs } = settings;
  const logger = settings.logger.child({ consumer });
  const ensureConsumer = () =>
    manager.consumers.add(stream, {
      durable_name: consumer,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
    });

  async function receive(message: JsMsg): Promise<void> {
    const event = readEvent(name, message, logger);
    // It will not become readable by coming again.
    if (!event) return message.term();
    const heartbeat = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      await handle(event);
      message.ack();
    } catch (error) {
      const attempt = message.info.deliveryCount;
      const delayMs = settings.retryDelay(attempt);
      logger.warn({ err: error, event: event.id, attempt, delayMs }, 'a reaction failed and comes again');
      message.nak(delayMs);
    } finally {
      clearInterval(heartbeat);
    }
  }

  await ensureConsumer();
  return keepReading({
    logger,
    open: async () => {
      await ensureConsumer();
      const durable = await client.consumers.get(stream, consumer);
      return durable.consume({ max_messages: 1 });
    },
    read: async (messages, stopped) => {
      for await (const message of messages) {
        if (stopped.aborted) return message.nak();
        await receive(message);
      }
    },
  });
}
