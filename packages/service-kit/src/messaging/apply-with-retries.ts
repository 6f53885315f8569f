import { setTimeout as delay } from 'node:timers/promises';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../logging/logger.ts';
import type { FollowOptions, PositionedEvent } from './event-bus.ts';
import { shortRetryDelay } from './retry-delay.ts';
import { applyTraced } from './trace-events.ts';

interface ApplyLimits {
  readonly stopped: AbortSignal;
  readonly logger: Logger;
  /** Limit as a value of `performance.now()`; none by default. */
  readonly giveUpAt?: number;
}

/**
 * Applies a group of events, with retries.
 * @throws the last error when `stopped` or the limit is reached, so that the group does not count as applied
 */
export async function applyWithRetries<Name extends EventName>(
  apply: FollowOptions<Name>['apply'],
  group: readonly PositionedEvent<Name>[],
  { stopped, logger, giveUpAt = Number.POSITIVE_INFINITY }: ApplyLimits,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyTraced(group, apply);
      return;
    } catch (error) {
      const delayMs = shortRetryDelay(attempt);
      if (stopped.aborted || performance.now() + delayMs > giveUpAt) throw error;
      const { position, event } = group[0] ?? {};
      logger.warn(
        { err: error, name: event?.name, position, requestId: event?.requestId, attempt, delayMs },
        'a group of events could not be applied',
      );
      await pause(delayMs, stopped);
    }
  }
}

/** Waits; ends early when `stopped`. */
export async function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: stopped }).catch(() => {});
}
