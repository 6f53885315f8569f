import { setTimeout as delay } from 'node:timers/promises';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../logging/logger.ts';
import type { FollowOptions, PositionedEvent } from './event-bus.ts';
import { shortRetryDelay } from './retry-delay.ts';

interface ApplyLimits {
  readonly stopped: AbortSignal;
  readonly logger: Logger;
  /** Milliseconds of `performance.now()`; forever when absent. */
  readonly giveUpAt?: number;
}

/**
 * Applies one group, again and again while it fails.
 * @throws what the last attempt threw, once `stopped` or out of time: the group must not pass for applied.
 */
export async function applyUntil<Name extends EventName>(
  apply: FollowOptions<Name>['apply'],
  group: readonly PositionedEvent<Name>[],
  { stopped, logger, giveUpAt = Number.POSITIVE_INFINITY }: ApplyLimits,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(group);
      return;
    } catch (error) {
      const delayMs = shortRetryDelay(attempt);
      if (stopped.aborted || performance.now() + delayMs > giveUpAt) throw error;
      const { position, event } = group[0] ?? {};
      logger.warn(
        { err: error, name: event?.name, position, attempt, delayMs },
        'a group of events was not applied',
      );
      await pause(delayMs, stopped);
    }
  }
}

/** Waits, but not beyond `stopped`. */
export async function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: stopped }).catch(() => {});
}
