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
import { reactionObservations } from '../../telemetry/observations.ts';
import type { ReactOptions } from '../event-bus.ts';
import type { RetryDelay } from '../retry-delay.ts';
import { readEvent } from './jetstream-message.ts';
import { type JetstreamSubscription, keepReading } from './jetstream-subscription.ts';

export interface ReactSettings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** Milliseconds without a heartbeat after which the broker delivers an event to another process. */
  readonly ackWaitMs: number;
  readonly retryDelay: RetryDelay;
  readonly logger: Logger;
}

/**
 * Reacts through a durable pull consumer that all processes of a name share. Each handles one event at a time. A
 * failed event is returned with a delay, so that it does not block others. `max_ack_pending` keeps its large
 * default, because delayed events count towards it.
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
    // An unreadable event stays unreadable; it is not retried.
    const attempt = message.info.deliveryCount;
    if (!event) {
      reactionObservations.publish({ consumer, outcome: 'unreadable', attempt });
      return message.term();
    }
    const heartbeat = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      await handle(event);
      message.ack();
      reactionObservations.publish({ consumer, outcome: 'handled', attempt });
    } catch (error) {
      const delayMs = settings.retryDelay(attempt);
      logger.warn({ err: error, event: event.id, attempt, delayMs }, 'a reaction failed and will be retried');
      message.nak(delayMs);
      reactionObservations.publish({ consumer, outcome: 'failed', attempt });
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
