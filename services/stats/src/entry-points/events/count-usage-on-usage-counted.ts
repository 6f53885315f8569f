import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { UsageStore } from '../../domain/ports.ts';
import { createDayArchiver } from '../../use-cases/archive-finished-days.ts';
import { countUsage } from '../../use-cases/count-usage.ts';

export interface CountingParts {
  readonly eventBus: EventBus;
  readonly store: UsageStore;
  readonly logger: Logger;
  readonly now: Clock;
}

/** Follows `usage.counted` from the last event in the counters on. */
export async function countUsageOnUsageCounted(parts: CountingParts): Promise<Subscription> {
  const { eventBus, store, logger, now } = parts;
  const archiveFinishedDays = createDayArchiver(store, now);
  const { position } = await store.totals();
  return eventBus.follow('usage.counted', {
    after: position,
    apply: async (events) => {
      await countUsage(store, events);
      // These events are counted: a failure here must not bring them again.
      await archiveFinishedDays().catch((error: unknown) =>
        logger.warn({ err: error }, 'finished days were not put away'),
      );
    },
  });
}
