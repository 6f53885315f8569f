import { type Event, type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import type { ReactOptions, Subscription } from '../event-bus.ts';
import type { RetryDelay } from '../retry-delay.ts';
import type { EventJournal } from './event-journal.ts';
import { createReactionQueue, type ReactionQueue } from './reaction-queue.ts';

export interface Reactions {
  /** Whether events of this name are recorded for any consumer. */
  hasConsumer(name: EventName): boolean;
  /** Records the events on disk, then passes them to the subscriptions without waiting for them. */
  start(events: readonly Event[]): Promise<void>;
  subscribe<Name extends EventName>(name: Name, options: ReactOptions<Name>): Promise<Subscription>;
}

interface Consumer {
  readonly queue: ReactionQueue;
  subscriptions: number;
}

/** The reactions of the in-process bus: a journal entry and a queue per consumer. */
export function createReactions(journal: EventJournal, retryDelay: RetryDelay, logger: Logger): Reactions {
  const activeConsumers = new Map<string, Consumer>();
  const keyOf = (name: EventName, consumer: string) => `${name} ${consumer}`;

  async function join(name: EventName, consumer: string): Promise<Consumer> {
    const key = keyOf(name, consumer);
    const known = activeConsumers.get(key);
    if (known) {
      known.subscriptions += 1;
      return known;
    }
    const markHandled = (eventId: string) => journal.markHandled(consumer, eventId);
    const queue = createReactionQueue({ consumer, retryDelay, markHandled, logger });
    const joined = { queue, subscriptions: 1 };
    // Registered before the journal is read, so that no event published in between is missed.
    activeConsumers.set(key, joined);
    try {
      for (const stored of await journal.outstanding(name, consumer)) offerStored(queue, name, stored);
    } catch (error) {
      leave(name, consumer, joined);
      throw error;
    }
    return joined;
  }

  function offerStored(queue: ReactionQueue, name: EventName, stored: unknown): void {
    try {
      queue.offer(parseEvent(name, stored));
    } catch (error) {
      logger.error({ err: error, name }, 'a stored event of an older version cannot be read and is ignored');
    }
  }

  function leave(name: EventName, consumer: string, joined: Consumer): void {
    joined.subscriptions -= 1;
    if (joined.subscriptions > 0) return;
    joined.queue.clear();
    activeConsumers.delete(keyOf(name, consumer));
  }

  return {
    hasConsumer: (name) => journal.hasConsumer(name),
    start: async (events) => {
      for (const { consumer, event } of await journal.record(events)) {
        activeConsumers.get(keyOf(event.name, consumer))?.queue.offer(event);
      }
    },
    subscribe: async (name, { consumer, handle }) => {
      const joined = await join(name, consumer);
      const stopping = new AbortController();
      const working = joined.queue
        .work((event) => handle(event as Parameters<typeof handle>[0]), stopping.signal)
        .finally(() => leave(name, consumer, joined));
      return {
        stop: () => {
          stopping.abort();
          return working;
        },
      };
    },
  };
}
