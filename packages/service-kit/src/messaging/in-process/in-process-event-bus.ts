import type { DatabaseSync } from 'node:sqlite';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/app-error.ts';
import { inRunningTime } from '../../in-running-time.ts';
import type { Logger } from '../../logging/logger.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { createEvent } from '../create-event.ts';
import type { EventBus, Following, FollowOptions, Subscription } from '../event-bus.ts';
import { MAX_DELIVERIES, type RetryDelay, reactionRetryDelay } from '../retry-delay.ts';
import { publishTraced } from '../trace-events.ts';
import { createEventStore } from './event-store.ts';
import { createGroupAppend } from './group-append.ts';
import { followLive, type LiveFollower } from './live-follower.ts';
import { followLog, type LogFollower } from './log-follower.ts';
import { createReactor, type Reactor } from './reactor.ts';

export interface InProcessEventBusOptions {
  readonly logger: Logger;
  /** Keeps the log of events; without it they are kept in memory. It stays open when the bus closes. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly now?: Clock;
  readonly retryDelay?: RetryDelay;
  /** Failed deliveries after which an event is parked. */
  readonly maxDeliveries?: number;
  /** How long a publish waits for those who follow from now on. Milliseconds. */
  readonly publishTimeoutMs?: number;
}

/** Whoever reads the events of one name. */
interface Readers {
  readonly reactors: Map<string, Reactor>;
  readonly followers: Set<LogFollower>;
  readonly live: Set<LiveFollower>;
}

/**
 * The event bus of a product that runs in one process: a log of events in SQLite with a cursor for each consumer, as a broker has. A
 * publish waits for the disk, and for those who follow from now on. Reactions and followers with a position read the log and
 * are not awaited: processing a video can take minutes.
 */
export function createInProcessEventBus(options: InProcessEventBusOptions): EventBus {
  const { logger, now = Date.now, retryDelay = reactionRetryDelay, publishTimeoutMs = 5_000 } = options;
  const { maxDeliveries = MAX_DELIVERIES, sqlite = openSqlite(':memory:') } = options;
  const store = createEventStore(sqlite, now);
  const byName = new Map<EventName, Readers>();
  const subscriptions = new Set<Subscription>();
  const keep = <Kept extends Subscription>(kept: Kept) => keptIn(subscriptions, kept);
  const append = createGroupAppend(store, wake);
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  function readersOf(name: EventName): Readers {
    const known = byName.get(name);
    if (known) return known;
    const readers: Readers = { reactors: new Map(), followers: new Set(), live: new Set() };
    byName.set(name, readers);
    return readers;
  }

  function reactorOf(name: EventName, consumer: string): Reactor {
    const { reactors } = readersOf(name);
    const reactor =
      reactors.get(consumer) ?? createReactor(name, consumer, { store, retryDelay, maxDeliveries, logger });
    reactors.set(consumer, reactor);
    return reactor;
  }

  function wake(name: EventName): void {
    const { reactors, followers } = readersOf(name);
    for (const reader of [...reactors.values(), ...followers]) reader.wake();
  }

  async function publish(event: Event): Promise<void> {
    const deadline = performance.now() + publishTimeoutMs;
    const position = await append(event);
    const live = [...readersOf(event.name).live];
    const applying = Promise.all(live.map((follower) => follower.apply([{ position, event }], deadline)));
    await inRunningTime(
      applying,
      publishTimeoutMs,
      () => new Error(`not applied within ${publishTimeoutMs} ms`),
    );
  }

  function follow(name: EventName, { after, apply }: FollowOptions<EventName>): Following {
    const { followers, live } = readersOf(name);
    if (after === 'now') return member(live, followLive({ apply, logger }));
    store.continueAfter(after);
    const onApplied = () => {
      if (followers.size > 0) store.applied(name, Math.min(...[...followers].map((each) => each.position())));
    };
    const following = member(followers, followLog({ name, after, apply, store, logger, onApplied }));
    onApplied();
    return following;
  }

  function assertOpen(): void {
    if (isClosed) throw new AppError('unavailable', { cause: new Error('the event bus is closed') });
  }

  return {
    publish: async (name, data) => {
      assertOpen();
      await publishTraced(name, async () => {
        const work = publish(createEvent(name, data, now()));
        underWay.add(work);
        try {
          await work;
        } catch (cause) {
          throw new AppError('unavailable', { cause });
        } finally {
          underWay.delete(work);
        }
      });
    },
    react: async (name, { consumer, handle }) => {
      assertOpen();
      return keep(reactorOf(name, consumer).subscribe(handle as Parameters<Reactor['subscribe']>[0]));
    },
    follow: async (name, following) => {
      assertOpen();
      return keep(follow(name, following as FollowOptions<EventName>));
    },
    listParked: async () => {
      assertOpen();
      return store.parked();
    },
    countParked: async () => {
      assertOpen();
      return store.countParked();
    },
    sendAgain: async (id) => {
      assertOpen();
      const unparked = store.unpark(id);
      if (unparked) reactorOf(unparked.name as EventName, unparked.consumer).again(unparked);
      return unparked !== undefined;
    },
    check: async () => assertOpen(),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(underWay);
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      if (!options.sqlite && sqlite.isOpen) sqlite.close();
    },
  };
}

/** Joins the readers until it is stopped. */
function member<Follower extends Following>(followers: Set<Follower>, follower: Follower): Following {
  followers.add(follower);
  return {
    caughtUp: () => follower.caughtUp(),
    stop: () => {
      followers.delete(follower);
      return follower.stop();
    },
  };
}

/** Is in the set until it is stopped. */
function keptIn<Kept extends Subscription>(subscriptions: Set<Subscription>, subscription: Kept): Kept {
  subscriptions.add(subscription);
  return {
    ...subscription,
    stop: async () => {
      await subscription.stop();
      subscriptions.delete(subscription);
    },
  };
}
