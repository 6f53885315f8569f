import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { type CountUsageDeps, countUsage } from '../../use-cases/count-usage.ts';
import { createDayArchiver, type DayArchiverDeps } from '../../use-cases/day-archiver.ts';

export interface CountUsageReactionDeps extends CountUsageDeps, DayArchiverDeps {
  readonly eventBus: EventBus;
  readonly logger: Logger;
}

/** Follows `usage.counted` from the last counted event. */
export async function countUsageOnUsageCounted(deps: CountUsageReactionDeps): Promise<Subscription> {
  const { eventBus, store, logger } = deps;
  const archiveFinishedDays = createDayArchiver(deps);
  const { position } = await store.totals();
  return eventBus.follow('usage.counted', {
    after: position,
    apply: async (events) => {
      await countUsage(deps, events);
      // These events are counted; a failure here must not deliver them again.
      await archiveFinishedDays().catch((error: unknown) =>
        logger.warn({ err: error }, 'finished days could not be archived'),
      );
    },
  });
}
