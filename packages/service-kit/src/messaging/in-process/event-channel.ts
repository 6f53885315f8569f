import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { applyWithRetries } from '../apply-with-retries.ts';
import type { FollowOptions, PositionedEvent, Subscription } from '../event-bus.ts';
import { createPublishQueue } from './publish-queue.ts';
import type { Reactions } from './reactions.ts';

interface Follower {
  apply(group: readonly PositionedEvent<EventName>[], deadline: number): Promise<void>;
}

export interface EventChannel {
  publish(event: Event): Promise<void>;
  follow(options: FollowOptions<EventName>): Subscription;
  /** Resolves when no publish is running. */
  idle(): Promise<void>;
}

interface ChannelOptions {
  readonly reactions: Reactions;
  readonly publishTimeoutMs: number;
  readonly logger: Logger;
}

/** The events of one name within one process: assigns positions and delivers to followers and reactions. */
export function createEventChannel(name: EventName, options: ChannelOptions): EventChannel {
  const { reactions, publishTimeoutMs, logger } = options;
  const followers = new Set<Follower>();
  let position = 0;

  async function deliver(events: readonly Event[], deadline: number): Promise<void> {
    const group = events.map((event) => {
      position += 1;
      return { position, event };
    });
    // Events without a consumer are not recorded: each follower stores its own position.
    if (followers.size === 0 || reactions.hasConsumer(name)) await reactions.start(events);
    await Promise.all([...followers].map((follower) => follower.apply(group, deadline)));
  }

  const queue = createPublishQueue(deliver, publishTimeoutMs);

  return {
    publish: (event) => queue.push(event),
    follow: ({ after, apply }) => {
      // Positions of an earlier process are never reused.
      if (after !== 'now') position = Math.max(position, after);
      const stopping = new AbortController();
      let inHand: Promise<void> = Promise.resolve();
      const follower: Follower = {
        apply: (group, giveUpAt) => {
          inHand = applyWithRetries(apply, group, { stopped: stopping.signal, logger, giveUpAt });
          return inHand;
        },
      };
      followers.add(follower);
      return {
        stop: async () => {
          followers.delete(follower);
          stopping.abort();
          await inHand.catch(() => {});
        },
      };
    },
    idle: queue.idle,
  };
}
