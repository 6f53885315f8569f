import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Following } from '@selah/service-kit/messaging/event-bus';
import { type CountUsageDeps, countUsage } from '../../use-cases/count-usage.ts';
import { createDayArchiver, type DayArchiverDeps } from '../../use-cases/day-archiver.ts';

export interface CountUsageReactionDeps extends CountUsageDeps, DayArchiverDeps {
  readonly eventBus: Pick<EventBus, 'follow'>;
  readonly logger: Logger;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/**
 * How long a replica waits after another one has counted its whole group, so that it asks for many events at
 * once. If the other one stops, events wait at most this long. Milliseconds.
 */
const BEHIND_MS = 250;

/** Follows `usage.counted` from the last counted event. */
export async function countUsageOnUsageCounted(deps: CountUsageReactionDeps): Promise<Following> {
  const { eventBus, store, logger, pause = delay } = deps;
  const archiveFinishedDays = createDayArchiver(deps);
  const { position } = await store.totals();
  return eventBus.follow('usage.counted', {
    after: position,
    apply: async (events) => {
      const isAhead = await countUsage(deps, events);
      // These events are counted; a failure here must not deliver them again.
      await archiveFinishedDays().catch((error: unknown) =>
        logger.warn({ err: error }, 'finished days could not be archived'),
      );
      if (!isAhead) await pause(BEHIND_MS);
    },
  });
}
