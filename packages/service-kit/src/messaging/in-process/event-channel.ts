import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import type { Following, FollowOptions, PositionedEvent } from '../event-bus.ts';
import type { EventJournal } from './event-journal.ts';
import { followLive, type LiveFollower } from './live-follower.ts';
import { followLog, type LogFollower } from './log-follower.ts';
import { createPublishQueue } from './publish-queue.ts';
import type { Reactions } from './reactions.ts';

export interface EventChannel {
  publish(event: Event): Promise<void>;
  follow(options: FollowOptions<EventName>): Following;
  /** Resolves when no publish is running. */
  idle(): Promise<void>;
}

interface ChannelOptions {
  readonly reactions: Reactions;
  readonly journal: Pick<EventJournal, 'log' | 'removals'>;
  readonly publishTimeoutMs: number;
  readonly logger: Logger;
}

/** The events of one name within one process: assigns positions and delivers to followers and reactions. */
export function createEventChannel(name: EventName, options: ChannelOptions): EventChannel {
  const { reactions, journal, publishTimeoutMs, logger } = options;
  const { log, removals } = journal;
  const liveFollowers = new Set<LiveFollower>();
  const logFollowers = new Set<LogFollower>();
  let position = 0;
  let isDropping = false;

  async function deliver(events: readonly Event[], deadline: number): Promise<void> {
    const group = events.map((event) => {
      position += 1;
      return { position, event };
    });
    const isFollowed = liveFollowers.size + logFollowers.size > 0;
    // Events without a consumer are not recorded for one: followers have their own positions.
    if (!isFollowed || reactions.hasConsumer(name)) await reactions.start(events);
    if (logFollowers.size > 0) await store(group);
    await Promise.all([...liveFollowers].map((follower) => follower.apply(group, deadline)));
  }

  async function store(group: readonly PositionedEvent<EventName>[]): Promise<void> {
    await log.append(name, group);
    for (const follower of logFollowers) follower.offer(group);
  }

  /** Takes out of the log what every follower has applied. */
  async function drop(): Promise<void> {
    for (let dropped = 0, wanted = appliedByAll(); wanted > dropped; wanted = appliedByAll()) {
      await removals.allowed();
      await log.drop(name, wanted);
      dropped = wanted;
    }
  }

  /** Nothing, if nobody follows: whoever stopped continues after its next start. */
  function appliedByAll(): number {
    if (logFollowers.size === 0) return 0;
    return Math.min(...[...logFollowers].map((follower) => follower.position()));
  }

  function onApplied(): void {
    if (isDropping) return;
    isDropping = true;
    drop()
      .catch((error: unknown) => logger.warn({ err: error, name }, 'applied events stay in the log for now'))
      .finally(() => {
        isDropping = false;
      });
  }

  const queue = createPublishQueue(deliver, publishTimeoutMs);

  return {
    publish: (event) => queue.push(event),
    follow: ({ after, apply }) => {
      if (after === 'now') return member(liveFollowers, followLive({ apply, logger }));
      // Positions of an earlier process are never used again.
      position = Math.max(position, after, log.last(name));
      return member(logFollowers, followLog({ name, after, apply, log, logger, onApplied }));
    },
    idle: queue.idle,
  };
}

/** A follower that belongs to its set until it is stopped. */
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
