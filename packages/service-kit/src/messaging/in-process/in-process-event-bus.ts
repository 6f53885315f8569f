import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { createEvent } from '../create-event.ts';
import type { EventBus, FollowOptions, Subscription } from '../event-bus.ts';
import { type RetryDelay, reactionRetryDelay } from '../retry-delay.ts';
import { createEventChannel, type EventChannel } from './event-channel.ts';
import { type EventJournal, openEventJournal } from './event-journal.ts';
import { createReactions } from './reactions.ts';

export interface InProcessEventBusOptions {
  readonly logger: Logger;
  /** Keeps unfinished reactions beyond the life of the process; without it they live in memory. Closed with the bus. */
  readonly journal?: EventJournal;
  readonly now?: Clock;
  readonly retryDelay?: RetryDelay;
  /** Milliseconds after which a publish that a follower cannot apply is given up. */
  readonly publishTimeoutMs?: number;
}

/**
 * The event bus of a product that runs in one process. A publish resolves when every follower has applied the event, so
 * what was counted can be read at once; reactions start at the same moment and hold nobody up, since a video may take
 * minutes.
 */
export function createInProcessEventBus(options: InProcessEventBusOptions): EventBus {
  const { logger, journal = openEventJournal(':memory:'), now = Date.now } = options;
  const { retryDelay = reactionRetryDelay, publishTimeoutMs = 5_000 } = options;
  const reactions = createReactions(journal, retryDelay, logger);
  const channels = new Map<EventName, EventChannel>();
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  function channelOf(name: EventName): EventChannel {
    const channel = channels.get(name) ?? createEventChannel(name, { reactions, publishTimeoutMs, logger });
    channels.set(name, channel);
    return channel;
  }

  function keep(subscription: Subscription): Subscription {
    subscriptions.add(subscription);
    return {
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
      const event = createEvent(name, data, now());
      await channelOf(name)
        .publish(event)
        .catch((cause: unknown) => {
          throw new AppError('unavailable', { cause });
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
    check: async () => assertOpen(),
    close: async () => {
      isClosed = true;
      await Promise.all([...channels.values()].map((channel) => channel.idle()));
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      journal.close();
    },
  };
}
