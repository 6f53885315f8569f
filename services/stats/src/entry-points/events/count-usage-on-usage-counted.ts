import type { Logger } from '@selah/shared/service/logging/logger';
import type { EventBus, Subscription } from '@selah/shared/service/messaging/event-bus';
import type { UsageStore } from '../../domain/ports.ts';
import { countUsage } from '../../use-cases/count-usage.ts';

/** Follows `usage.counted` from the last event in the totals on. */
export async function countUsageOnUsageCounted({
  eventBus,
  store,
  logger,
}: {
  readonly eventBus: EventBus;
  readonly store: UsageStore;
  readonly logger: Logger;
}): Promise<Subscription> {
  const { position } = await store.totals();
  logger.debug({ position }, 'counting from here');
  return eventBus.follow('usage.counted', {
    after: position,
    apply: (events) => countUsage(store, events),
  });
}
