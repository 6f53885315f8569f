import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { reactionObservations } from '../../telemetry/observations.ts';
import type { ReactOptions } from '../event-bus.ts';
import type { RetryDelay } from '../retry-delay.ts';
import { handleTraced } from '../trace-events.ts';
import { parseMessage } from './jetstream-message.ts';
import { isForAnother, type JetstreamParking } from './jetstream-parking.ts';
import { type JetstreamSubscription, keepReading } from './jetstream-subscription.ts';

export interface ReactSettings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** Milliseconds without a heartbeat after which the broker delivers an event to another process. */
  readonly ackWaitMs: number;
  readonly retryDelay: RetryDelay;
  readonly maxDeliveries: number;
  readonly parking: JetstreamParking;
  readonly logger: Logger;
}

/**
 * Reacts through a durable pull consumer that all processes of a name share. Each handles one event at a time. A
 * failed event is returned with a delay, so that it does not block others, and parked at last. `max_ack_pending` keeps its large
 * default, because delayed events count towards it.
 */
export async function reactOnJetstream<Name extends EventName>(
  name: Name,
  { consumer, handle }: ReactOptions<Name>,
  settings: ReactSettings,
): Promise<JetstreamSubscription> {
  const { client, manager, stream, ackWaitMs, maxDeliveries } = settings;
  const logger = settings.logger.child({ consumer });
  const ensureConsumer = () =>
    manager.consumers.add(stream, {
      durable_name: consumer,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
    });

  async function receive(message: JsMsg): Promise<void> {
    if (isForAnother(message, consumer)) return message.ack();
    const attempt = message.info.deliveryCount;
    // A delivery that ended its process was not returned.
    if (attempt > maxDeliveries)
      return park(message, attempt, new Error('the process ended while it handled this'));
    let event: Event<Name>;
    try {
      event = parseMessage(name, message);
    } catch (error) {
      return park(message, attempt, error);
    }
    const heartbeat = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      await handleTraced(event, consumer, handle);
      message.ack();
      reactionObservations.publish({ consumer, outcome: 'handled', attempt });
    } catch (error) {
      if (attempt === maxDeliveries) return await park(message, attempt, error);
      returnToBroker(message, attempt, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  function returnToBroker(message: JsMsg, attempt: number, error: unknown): void {
    const delayMs = settings.retryDelay(attempt);
    logger.warn(
      { err: error, position: message.seq, attempt, delayMs },
      'a reaction failed and will be retried',
    );
    message.nak(delayMs);
    reactionObservations.publish({ consumer, outcome: 'failed', attempt });
  }

  async function park(message: JsMsg, attempt: number, error: unknown): Promise<void> {
    try {
      await settings.parking.park(message, { consumer, name, attempts: attempt, error });
    } catch (cause) {
      return returnToBroker(message, attempt, cause);
    }
    message.term();
    logger.error(
      { err: error, position: message.seq, attempt },
      'a reaction failed for good: its event is parked',
    );
    reactionObservations.publish({ consumer, outcome: 'parked', attempt });
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
