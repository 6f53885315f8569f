import { setTimeout as delay } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { createEvent } from '../create-event.ts';
import type { EventBus } from '../event-bus.ts';
import { MAX_DELIVERIES, type RetryDelay, reactionRetryDelay } from '../retry-delay.ts';
import { publishTraced } from '../trace-events.ts';
import { connectToBroker, watchConnection } from './jetstream-connection.ts';
import { followOnJetstream } from './jetstream-follow.ts';
import { createJetstreamParking, ensureParkingStream } from './jetstream-parking.ts';
import { publishOnJetstream } from './jetstream-publish.ts';
import { reactOnJetstream } from './jetstream-react.ts';
import { ensureStreams, streamOf, subjectOf } from './jetstream-streams.ts';
import type { JetstreamSubscription } from './jetstream-subscription.ts';

export interface JetstreamEventBusOptions {
  readonly url: string;
  readonly logger: Logger;
  /** Prefix of streams and subjects, so that installations can share a broker. */
  readonly namespace?: string;
  readonly now?: Clock;
  /** Milliseconds without a heartbeat of the handler after which an event is delivered to another process. */
  readonly ackWaitMs?: number;
  readonly retryDelay?: RetryDelay;
  /** Failed deliveries after which an event is parked. */
  readonly maxDeliveries?: number;
  readonly publishTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
}

const BROKER_REQUEST_TIMEOUT_MS = 2_000;
/** For requests of a person who waits for the answer. */
const PARKED_TIMEOUT_MS = 1_500;

/**
 * The event bus of a product in several processes, on NATS JetStream (2.9 or newer).
 * @throws Error in one sentence when the broker is down or runs without JetStream
 */
export async function openJetstreamEventBus(options: JetstreamEventBusOptions): Promise<EventBus> {
  const { url, logger, namespace = 'selah', now = Date.now, ackWaitMs = 30_000 } = options;
  const { retryDelay = reactionRetryDelay, publishTimeoutMs = 5_000, connectTimeoutMs = 10_000 } = options;
  const connection = await connectToBroker(url, connectTimeoutMs);
  const subscriptions = new Set<JetstreamSubscription>();

  async function prepare() {
    const manager = await jetstreamManager(connection, { timeout: BROKER_REQUEST_TIMEOUT_MS });
    await ensureStreams(manager, namespace);
    await ensureParkingStream(manager, namespace);
    return manager;
  }

  const manager = await prepare().catch(async (cause: unknown) => {
    await connection.close();
    throw new Error(
      `the NATS broker cannot store events: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  });
  const client = manager.jetstream();
  const parking = createJetstreamParking({ client, manager, namespace, now });

  const watch = watchConnection(connection, logger, () => {
    prepare().catch((error: unknown) =>
      logger.error({ err: error }, 'the event streams could not be checked'),
    );
    for (const subscription of subscriptions) subscription.reopen();
  });

  function keep<Kept extends JetstreamSubscription>(subscription: Kept): Kept {
    subscriptions.add(subscription);
    return {
      ...subscription,
      stop: async () => {
        await subscription.stop();
        subscriptions.delete(subscription);
      },
    };
  }

  return {
    publish: async (name, data) => {
      if (connection.isClosed())
        throw new AppError('unavailable', { cause: new Error('the event bus is closed') });
      await publishTraced(name, () => {
        const event = createEvent(name, data, now());
        return publishOnJetstream(client, subjectOf(namespace, name), event, publishTimeoutMs);
      });
    },
    react: async (name, reaction) => {
      const { maxDeliveries = MAX_DELIVERIES } = options;
      const limits = { ackWaitMs, retryDelay, maxDeliveries };
      const settings = { client, manager, stream: streamOf(namespace, name), parking, ...limits, logger };
      return keep(await reactOnJetstream(name, reaction, settings));
    },
    follow: async (name, following) => {
      const settings = { client, manager, stream: streamOf(namespace, name), logger };
      return keep(await followOnJetstream(name, following, settings));
    },
    listParked: () => inTime(parking.list()),
    countParked: () => inTime(parking.count()),
    sendAgain: (id) => inTime(parking.sendAgain(id)),
    check: async () => {
      if (!watch.isConnected)
        throw new AppError('unavailable', { cause: new Error('no connection to the broker') });
      await manager.getAccountInfo().catch((cause: unknown) => {
        throw new AppError('unavailable', { cause });
      });
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      // Sends the last acknowledgements, with a time limit in case the broker is down.
      const nobody = delay(BROKER_REQUEST_TIMEOUT_MS, undefined, { ref: false });
      await Promise.race([connection.drain().catch(() => {}), nobody]);
      await connection.close();
    },
  };
}

/** @throws AppError `unavailable` when the broker fails or does not answer in time */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const tooLate = delay(PARKED_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('the broker does not answer');
  });
  return Promise.race([answer, tooLate]).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
}
