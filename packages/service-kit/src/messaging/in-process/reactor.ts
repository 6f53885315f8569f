import { type Event, type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { reactionObservations } from '../../telemetry/observations.ts';
import type { ReactOptions, Subscription } from '../event-bus.ts';
import { failureReason } from '../failure-reason.ts';
import type { RetryDelay } from '../retry-delay.ts';
import { handleTraced } from '../trace-events.ts';
import type { StoredEvent } from './event-cursors.ts';
import type { EventStore } from './event-store.ts';

export interface ReactorOptions {
  readonly store: EventStore;
  readonly retryDelay: RetryDelay;
  /** After this many failures in this process an event is parked. */
  readonly maxDeliveries: number;
  readonly logger: Logger;
}

/** An event that a consumer got and has not handled. */
interface Delivery extends StoredEvent {
  readonly delivery: number;
  readonly attempts: number;
}

type Handle = (event: Event) => Promise<void>;

/** One consumer of one name within this process: its subscriptions share the events, each handles one at a time. */
export interface Reactor {
  subscribe(handle: ReactOptions<EventName>['handle']): Subscription;
  /** Delivers an event again, at once. */
  again(delivery: StoredEvent & { readonly delivery: number }): void;
  /** Something was published. */
  wake(): void;
}

export function createReactor(name: EventName, consumer: string, options: ReactorOptions): Reactor {
  const { store, logger, retryDelay, maxDeliveries } = options;
  /** Due again, or left by an earlier process. */
  let due: Delivery[] = [];
  const retries = new Set<NodeJS.Timeout>();
  let wake = Promise.withResolvers<void>();
  let subscriptions = 0;

  function next(): Delivery | undefined {
    const again = due.shift();
    if (again) return again;
    const taken = store.take(name, consumer);
    return taken && { ...taken, attempts: 0 };
  }

  async function handleOne(delivery: Delivery, handle: Handle): Promise<void> {
    const attempt = delivery.attempts + 1;
    let event: Event;
    try {
      event = parseEvent(name, delivery.event);
    } catch (error) {
      logger.error({ err: error, name }, 'a stored event of another version cannot be read: it is parked');
      store.park(delivery.delivery, { attempts: attempt, reason: failureReason(error) });
      return;
    }
    try {
      await handleTraced(event, consumer, handle);
    } catch (error) {
      onFailure({ ...delivery, attempts: attempt }, event, error);
      return;
    }
    reactionObservations.publish({ consumer, outcome: 'handled', attempt });
    try {
      store.handled(name, delivery.delivery);
    } catch (error) {
      const { id, requestId } = event;
      logger.error(
        { err: error, consumer, event: id, requestId },
        'a handled event could not be marked as handled',
      );
    }
  }

  function onFailure(delivery: Delivery, { id: event, requestId }: Event, error: unknown): void {
    const { attempts: attempt } = delivery;
    const about = { err: error, consumer, event, requestId, attempt };
    if (attempt >= maxDeliveries && parks(delivery, error)) {
      reactionObservations.publish({ consumer, outcome: 'parked', attempt });
      logger.error(about, 'a reaction failed for good: its event is parked');
      return;
    }
    reactionObservations.publish({ consumer, outcome: 'failed', attempt });
    const delayMs = retryDelay(attempt);
    logger.warn({ ...about, delayMs }, 'a reaction failed and will be retried');
    const timer = setTimeout(() => {
      retries.delete(timer);
      due.push(delivery);
      wakeAll();
    }, delayMs);
    // A pending retry does not keep the process alive.
    timer.unref();
    retries.add(timer);
  }

  /** Whether the event could be set aside: the disk may be full. */
  function parks({ delivery, attempts }: Delivery, error: unknown): boolean {
    try {
      store.park(delivery, { attempts, reason: failureReason(error) });
      return true;
    } catch {
      return false;
    }
  }

  async function work(handle: Handle, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const waiting = wake.promise;
      const delivery = next();
      if (delivery) await handleOne(delivery, handle);
      else await waiting;
    }
  }

  function begin(): void {
    subscriptions += 1;
    if (subscriptions > 1) return;
    store.join(name, consumer);
    due = store.unhandled(name, consumer).map((delivery) => ({ ...delivery, attempts: 0 }));
  }

  function end(): void {
    subscriptions -= 1;
    if (subscriptions > 0) return;
    // Their deliveries stay in the store.
    due = [];
    for (const timer of retries) clearTimeout(timer);
    retries.clear();
  }

  function wakeAll(): void {
    wake.resolve();
    wake = Promise.withResolvers();
  }

  return {
    subscribe(handle) {
      begin();
      const stopping = new AbortController();
      const working = work(handle as Handle, stopping.signal).finally(end);
      return {
        stop: () => {
          stopping.abort();
          wakeAll();
          return working;
        },
      };
    },
    again(delivery) {
      // Without a subscription the consumer gets it at its next start.
      if (subscriptions > 0) due.push({ ...delivery, attempts: 0 });
      wakeAll();
    },
    wake: wakeAll,
  };
}
