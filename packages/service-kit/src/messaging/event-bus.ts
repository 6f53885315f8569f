import type { Event, EventData, EventName } from '@selah/shared/contracts/event-catalogue';

/** An event with its position in the log of its name: a safe integer that always increases and is never reused. */
export interface PositionedEvent<Name extends EventName> {
  readonly position: number;
  readonly event: Event<Name>;
}

export interface Subscription {
  /** Stops receiving and resolves when running handlers have finished. */
  stop(): Promise<void>;
}

export interface Following extends Subscription {
  /**
   * Resolves when the events that were published before are applied, or after `CATCH_UP_MS`, so that whoever reads what is derived from them
   * sees what was acknowledged, if that is possible at all.
   */
  caughtUp(): Promise<void>;
}

/** How long somebody who reads waits for a follower. Milliseconds. */
export const CATCH_UP_MS = 1_000;

export interface ReactOptions<Name extends EventName> {
  /** The name of the consumer, e.g. `messages-forget-user`. Processes with the same name share the events. */
  readonly consumer: string;
  /**
   * Handles one event at a time, in no guaranteed order. After a rejection the event is delivered again later, also
   * after a restart, and parked after many rejections. A handler must be idempotent and read the current record first.
   */
  readonly handle: (event: Event<Name>) => Promise<void>;
}

export interface FollowOptions<Name extends EventName> {
  /** The last applied position; 0 for the beginning, `now` for new events only. */
  readonly after: number | 'now';
  /**
   * Applies a group of events in order. The next group waits for it; after a rejection the same events are
   * delivered again. A follower that stores its position together with what it derives applies each event exactly
   * once.
   */
  readonly apply: (events: readonly PositionedEvent<Name>[]) => Promise<void>;
}

/** An event that a consumer failed to handle until the bus gave up. It is kept as long as other events. */
export interface ParkedEvent {
  /** Unique among parked events. */
  readonly id: number;
  readonly consumer: string;
  /** The name of the event. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly parkedAt: string;
  /** How often it was delivered. */
  readonly attempts: number;
  /** Message of the last error. */
  readonly reason: string;
}

/** Events between services. Both ends parse every event with the catalogue. */
export interface EventBus {
  /**
   * Resolves when the event is stored: acknowledged by the broker, or, in one process, on disk for every reaction and for every follower
   * with a position, and applied by those from now on. Rejects with `unavailable` after a few seconds; the event may have taken
   * effect nevertheless. Rejects with `storage_full` when there is no space for it.
   * @throws ZodError for data that the catalogue does not allow
   */
  publish<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void>;
  /**
   * At-least-once delivery, shared by processes with the same `consumer`. The first consumer of a name also gets
   * earlier events; a known one gets what it missed, up to 30 days.
   */
  react<Name extends EventName>(name: Name, options: ReactOptions<Name>): Promise<Subscription>;
  /**
   * Delivers every event in order from a position to one follower. A broker keeps the log for later followers; one
   * process keeps what its followers have not applied, so each must subscribe before the first publish after a start.
   */
  follow<Name extends EventName>(name: Name, options: FollowOptions<Name>): Promise<Following>;
  /** The oldest parked events, oldest first, at most `PARKED_LIST_MAX`. */
  listParked(): Promise<readonly ParkedEvent[]>;
  countParked(): Promise<number>;
  /** Delivers a parked event again, only to the consumer that failed. Resolves with false if there is none with this id. */
  sendAgain(id: number): Promise<boolean>;
  /** Rejects with the reason when a publish would fail. */
  check(): Promise<void>;
  /** Stops all subscriptions, waits for running handlers, and closes. Later publishes reject. */
  close(): Promise<void>;
}
