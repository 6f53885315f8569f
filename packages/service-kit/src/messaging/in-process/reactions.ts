import { type Event, type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import type { ReactOptions, Subscription } from '../event-bus.ts';
import { failureReason } from '../failure-reason.ts';
import type { RetryDelay } from '../retry-delay.ts';
import type { EventJournal, Failure } from './event-journal.ts';
import { createReactionQueue, type ReactionQueue } from './reaction-queue.ts';

export interface Reactions {
  /** Whether events of this name are recorded for any consumer. */
  hasConsumer(name: EventName): boolean;
  /** Records the events on disk, then passes them to the subscriptions without waiting for them. */
  start(events: readonly Event[]): Promise<void>;
  subscribe<Name extends EventName>(name: Name, options: ReactOptions<Name>): Promise<Subscription>;
  /** Resolves with false if no event with this id is parked. */
  sendAgain(id: number): Promise<boolean>;
}

export interface ReactionsOptions {
  readonly journal: EventJournal;
  readonly retryDelay: RetryDelay;
  readonly maxDeliveries: number;
  readonly logger: Logger;
}

interface Consumer {
  readonly queue: ReactionQueue;
  subscriptions: number;
}

/** The reactions of the in-process bus: a journal entry and a queue per consumer. */
export function createReactions(options: ReactionsOptions): Reactions {
  const { journal, logger } = options;
  const activeConsumers = new Map<string, Consumer>();
  const keyOf = (name: string, consumer: string) => `${name} ${consumer}`;

  async function join(name: EventName, consumer: string): Promise<Consumer> {
    const key = keyOf(name, consumer);
    const known = activeConsumers.get(key);
    if (known) {
      known.subscriptions += 1;
      return known;
    }
    const markHandled = (eventId: string) => journal.markHandled(consumer, eventId);
    const park = (eventId: string, failure: Failure) => journal.park(consumer, eventId, failure);
    const queue = createReactionQueue({ ...options, consumer, markHandled, park });
    const joined = { queue, subscriptions: 1 };
    // Registered before the journal is read, so that no event published in between is missed.
    activeConsumers.set(key, joined);
    try {
      for (const stored of await journal.outstanding(name, consumer)) {
        await offerStored(queue, name, consumer, stored);
      }
    } catch (error) {
      leave(name, consumer, joined);
      throw error;
    }
    return joined;
  }

  async function offerStored(
    queue: ReactionQueue,
    name: EventName,
    consumer: string,
    stored: unknown,
  ): Promise<void> {
    let event: Event;
    try {
      event = parseEvent(name, stored);
    } catch (error) {
      logger.error({ err: error, name }, 'a stored event of an older version cannot be read: it is parked');
      const { id } = stored as { readonly id: string };
      await journal.park(consumer, id, { attempts: 1, reason: failureReason(error) });
      return;
    }
    queue.offer(event);
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
    sendAgain: async (id) => {
      const unparked = await journal.unpark(id);
      if (!unparked) return false;
      const { name, consumer, stored } = unparked;
      const queue = activeConsumers.get(keyOf(name, consumer))?.queue;
      // Without a subscription the consumer gets it at its next start.
      if (queue) await offerStored(queue, name as EventName, consumer, stored);
      return true;
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
