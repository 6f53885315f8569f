import { type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { applyWithRetries, pause } from '../apply-with-retries.ts';
import { createCatchUp } from '../catch-up.ts';
import type { Following, FollowOptions, PositionedEvent } from '../event-bus.ts';
import { shortRetryDelay } from '../retry-delay.ts';
import type { StoredEvent } from './event-cursors.ts';
import type { EventStore } from './event-store.ts';

/** Events of one group. */
const GROUP_MAX = 500;

/** A follower with a position of its own. */
export interface LogFollower extends Following {
  /** The last applied position. */
  position(): number;
  /** Something was published. */
  wake(): void;
}

export interface LogFollowerOptions {
  readonly name: EventName;
  readonly after: number;
  readonly apply: FollowOptions<EventName>['apply'];
  readonly store: EventStore;
  readonly logger: Logger;
  /** Called after each applied group. */
  readonly onApplied: () => void;
}

/** Applies what is stored in groups, one after the other, and each again until it succeeds. */
export function followLog({ name, after, apply, store, logger, onApplied }: LogFollowerOptions): LogFollower {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const catchUp = createCatchUp();
  let position = after;
  let wake = Promise.withResolvers<void>();

  function read({ position: at, event }: StoredEvent): readonly PositionedEvent<EventName>[] {
    try {
      return [{ position: at, event: parseEvent(name, event) }];
    } catch (error) {
      logger.error({ err: error, name, position: at }, 'a stored event cannot be read and is skipped');
      return [];
    }
  }

  async function step(): Promise<void> {
    // Before the log is read, so that what comes meanwhile is noticed.
    wake = Promise.withResolvers();
    const end = store.last();
    const stored = store.after(name, position, GROUP_MAX);
    const group = stored.flatMap(read);
    if (group.length > 0) await applyWithRetries(apply, group, { stopped, logger });
    position = stored.at(-1)?.position ?? position;
    catchUp.applied(stored.length < GROUP_MAX ? end : position);
    if (stored.length === 0) await wake.promise;
    else onApplied();
  }

  async function run(): Promise<void> {
    for (let failures = 0; !stopped.aborted; ) {
      try {
        await step();
        failures = 0;
      } catch (error) {
        if (stopped.aborted) return;
        failures += 1;
        logger.error({ err: error, name, position }, 'the log of events cannot be read');
        await pause(shortRetryDelay(failures), stopped);
      }
    }
  }

  const running = run();
  return {
    position: () => position,
    wake: () => wake.resolve(),
    caughtUp: () => {
      const waiting = catchUp.until(store.last());
      wake.resolve();
      return waiting;
    },
    stop: async () => {
      stopping.abort();
      wake.resolve();
      await running;
    },
  };
}
