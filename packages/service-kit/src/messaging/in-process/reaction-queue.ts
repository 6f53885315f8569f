import type { Event } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { reactionObservations } from '../../telemetry/observations.ts';
import { failureReason } from '../failure-reason.ts';
import type { RetryDelay } from '../retry-delay.ts';
import { handleTraced } from '../trace-events.ts';
import type { Failure } from './event-journal.ts';

export interface ReactionQueue {
  offer(event: Event): void;
  /** Passes events to `handle`, one at a time, until `stopped`; resolves when the running one is handled. */
  work(handle: (event: Event) => Promise<void>, stopped: AbortSignal): Promise<void>;
  /** Drops waiting events; they stay in the journal. */
  clear(): void;
}

export interface ReactionQueueOptions {
  readonly consumer: string;
  readonly retryDelay: RetryDelay;
  /** After this many failures in this process an event is parked. */
  readonly maxDeliveries: number;
  /** Records on disk that an event is handled. */
  readonly markHandled: (eventId: string) => Promise<void>;
  /** Sets an event aside that failed for good. */
  readonly park: (eventId: string, failure: Failure) => Promise<void>;
  readonly logger: Logger;
}

/**
 * The events of one consumer within one process, shared by its subscriptions. A failed event is retried after a
 * delay while others continue.
 */
export function createReactionQueue(options: ReactionQueueOptions): ReactionQueue {
  const { consumer, logger } = options;
  const waiting: Event[] = [];
  const idleWorkers = new Set<() => void>();
  const retryTimers = new Set<NodeJS.Timeout>();
  const attempts = new Map<string, number>();

  function offer(event: Event): void {
    waiting.push(event);
    const [wakeUp] = idleWorkers;
    wakeUp?.();
  }

  function nextOffer(stopped: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        idleWorkers.delete(wakeUp);
        stopped.removeEventListener('abort', wakeUp);
        resolve();
      };
      idleWorkers.add(wakeUp);
      stopped.addEventListener('abort', wakeUp);
    });
  }

  async function handleOne(event: Event, handle: (event: Event) => Promise<void>): Promise<void> {
    try {
      await handleTraced(event, consumer, handle);
    } catch (error) {
      await onFailure(event, error);
      return;
    }
    const attempt = (attempts.get(event.id) ?? 0) + 1;
    reactionObservations.publish({ consumer, outcome: 'handled', attempt });
    attempts.delete(event.id);
    try {
      await options.markHandled(event.id);
    } catch (error) {
      logger.error(
        { err: error, consumer, event: event.id, requestId: event.requestId },
        'a handled event could not be marked as handled',
      );
    }
  }

  async function onFailure(event: Event, error: unknown): Promise<void> {
    const attempt = (attempts.get(event.id) ?? 0) + 1;
    attempts.set(event.id, attempt);
    if (attempt < options.maxDeliveries) {
      reactionObservations.publish({ consumer, outcome: 'failed', attempt });
      retryLater(event, error, attempt);
      return;
    }
    try {
      await options.park(event.id, { attempts: attempt, reason: failureReason(error) });
    } catch (cause) {
      retryLater(event, cause, attempt);
      return;
    }
    attempts.delete(event.id);
    reactionObservations.publish({ consumer, outcome: 'parked', attempt });
    logger.error(
      { err: error, consumer, event: event.id, requestId: event.requestId, attempt },
      'a reaction failed for good: its event is parked',
    );
  }

  function retryLater(event: Event, error: unknown, attempt: number): void {
    const delayMs = options.retryDelay(attempt);
    logger.warn(
      { err: error, consumer, event: event.id, requestId: event.requestId, attempt, delayMs },
      'a reaction failed and will be retried',
    );
    const timer = setTimeout(() => {
      retryTimers.delete(timer);
      offer(event);
    }, delayMs);
    // A pending retry does not keep the process alive.
    timer.unref();
    retryTimers.add(timer);
  }

  return {
    offer,
    work: async (handle, stopped) => {
      while (!stopped.aborted) {
        const event = waiting.shift();
        if (event) await handleOne(event, handle);
        else await nextOffer(stopped);
      }
    },
    clear: () => {
      waiting.length = 0;
      for (const timer of retryTimers) clearTimeout(timer);
      retryTimers.clear();
    },
  };
}
