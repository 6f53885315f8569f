import type { Event, EventData, EventName } from '@selah/shared/contracts/event-catalogue';

/** An event with its place in the log of its name: a safe integer that grows by at least one and never comes back. */
export interface PositionedEvent<Name extends EventName> {
  readonly position: number;
  readonly event: Event<Name>;
}

export interface Subscription {
  /** Takes no new events and resolves when those in hand are handled. */
  stop(): Promise<void>;
}

export interface ReactOptions<Name extends EventName> {
  /** Who reacts, e.g. `messages-forget-user`: processes under one name share the events between them. */
  readonly consumer: string;
  /**
   * Handles one event; a subscription hands over one at a time, in no promised order. A rejection means "not handled":
   * the event comes again later, also after a restart, so a reaction is idempotent and reads the world before it acts.
   */
  readonly handle: (event: Event<Name>) => Promise<void>;
}

export interface FollowOptions<Name extends EventName> {
  /** The last position already applied; 0 for the beginning, `now` for someone who only needs what is still to come. */
  readonly after: number | 'now';
  /**
   * Applies a group of events in order. The next group waits for it; a rejection brings the same events again.
   * A follower that stores its position together with what it derives applies each event exactly once.
   * In one process an event is offered until its publisher has been told that it failed, and no longer.
   */
  readonly apply: (events: readonly PositionedEvent<Name>[]) => Promise<void>;
}

/** How services tell each other what happened. Every event is parsed with the catalogue at both ends. */
export interface EventBus {
  /**
   * Resolves when the event is safe: acknowledged by the broker, or, in one process, applied by every follower and noted
   * for every reaction. Rejects with `unavailable` after a few seconds; the event may still have taken effect then.
   * @throws ZodError for data that the catalogue does not allow.
   */
  publish<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void>;
  /**
   * At-least-once reactions, shared among processes of the same `consumer`. The first consumer of a name also gets what
   * was published before it came, and a known one what it missed while away, up to 30 days back.
   */
  react<Name extends EventName>(name: Name, options: ReactOptions<Name>): Promise<Subscription>;
  /**
   * Every event in order from a position on, to one follower. A broker keeps the log for whoever comes later; in one
   * process there is none, so a follower subscribes before the first publish that it must not miss.
   */
  follow<Name extends EventName>(name: Name, options: FollowOptions<Name>): Promise<Subscription>;
  /** Whether a publish can succeed right now; rejects with the reason when not. */
  check(): Promise<void>;
  /** Stops every subscription, waits for what is in hand, and lets go. A publish from then on rejects. */
  close(): Promise<void>;
}
