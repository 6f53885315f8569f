import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { createEvent } from '../create-event.ts';
import type { EventBus, FollowOptions, Subscription } from '../event-bus.ts';
import { MAX_DELIVERIES, type RetryDelay, reactionRetryDelay } from '../retry-delay.ts';
import { publishTraced } from '../trace-events.ts';
import { createEventChannel, type EventChannel } from './event-channel.ts';
import { type EventJournal, openEventJournal } from './event-journal.ts';
import { createReactions } from './reactions.ts';

export interface InProcessEventBusOptions {
  readonly logger: Logger;
  /** Keeps unfinished reactions on disk; without it they are kept in memory. Closed with the bus. */
  readonly journal?: EventJournal;
  readonly now?: Clock;
  readonly retryDelay?: RetryDelay;
  /** Failed deliveries after which an event is parked. */
  readonly maxDeliveries?: number;
  /** Time limit of a publish. Milliseconds. */
  readonly publishTimeoutMs?: number;
}

/**
 * The event bus of a product that runs in one process. A publish waits for the disk and for those who follow from now on. Reactions and followers
 * with a position start at the same time and are not awaited: processing a video can take minutes, and many counts are one write.
 */
export function createInProcessEventBus(options: InProcessEventBusOptions): EventBus {
  const { logger, journal = openEventJournal(':memory:'), now = Date.now } = options;
  const { retryDelay = reactionRetryDelay, publishTimeoutMs = 5_000 } = options;
  const { maxDeliveries = MAX_DELIVERIES } = options;
  const reactions = createReactions({ journal, retryDelay, maxDeliveries, logger });
  const channels = new Map<EventName, EventChannel>();
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  function channelOf(name: EventName): EventChannel {
    const channel =
      channels.get(name) ?? createEventChannel(name, { reactions, journal, publishTimeoutMs, logger });
    channels.set(name, channel);
    return channel;
  }

  function keep<Kept extends Subscription>(subscription: Kept): Kept {
    subscriptions.add(subscription);
    return {
      ...subscription,
      stop: async () => {
        await subscription.stop();
        subscriptions.delete(subscription);
      },
    };
  }

  function assertOpen(): void {
    if (isClosed) throw new AppError('unavailable', { cause: new Error('the event bus is closed') });
  }

  return {
    publish: async (name, data) => {
      assertOpen();
      await publishTraced(name, () => {
        const event = createEvent(name, data, now());
        return channelOf(name)
          .publish(event)
          .catch((cause: unknown) => {
            throw new AppError('unavailable', { cause });
          });
      });
    },
    react: async (name, reaction) => {
      assertOpen();
      return keep(await reactions.subscribe(name, reaction));
    },
    follow: async (name, following) => {
      assertOpen();
      return keep(channelOf(name).follow(following as FollowOptions<EventName>));
    },
    listParked: async () => {
      assertOpen();
      return journal.parked();
    },
    countParked: async () => {
      assertOpen();
      return journal.countParked();
    },
    sendAgain: async (id) => {
      assertOpen();
      return reactions.sendAgain(id);
    },
    check: async () => assertOpen(),
    close: async () => {
      isClosed = true;
      await Promise.all([...channels.values()].map((channel) => channel.idle()));
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      journal.close();
    },
  };
}
