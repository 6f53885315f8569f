import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { applyWithRetries } from '../apply-with-retries.ts';
import type { Following, FollowOptions, PositionedEvent } from '../event-bus.ts';

/** A follower of new events only. A publish waits for it, so that what it derives is there when the publisher goes on. */
export interface LiveFollower extends Following {
  /** `deadline` is a value of `performance.now()`. @throws the last error when it is reached */
  apply(group: readonly PositionedEvent<EventName>[], deadline: number): Promise<void>;
}

interface LiveFollowerOptions {
  readonly apply: FollowOptions<EventName>['apply'];
  readonly logger: Logger;
}

export function followLive({ apply, logger }: LiveFollowerOptions): LiveFollower {
  const stopping = new AbortController();
  let inHand: Promise<void> = Promise.resolve();
  return {
    apply: (group, giveUpAt) => {
      inHand = applyWithRetries(apply, group, { stopped: stopping.signal, logger, giveUpAt });
      return inHand;
    },
    caughtUp: async () => {},
    stop: async () => {
      stopping.abort();
      await inHand.catch(() => {});
    },
  };
}
