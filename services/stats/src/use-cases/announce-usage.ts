import type { EventData } from '@selah/shared/contracts/event-catalogue';
import { AppError } from '@selah/shared/service/errors/app-error';
import type { EventBus } from '@selah/shared/service/messaging/event-bus';

/**
 * Says that something was used. When this resolves the event is safe, and it will be counted exactly once.
 * @throws AppError `unavailable` when the bus did not take it; the caller may try again.
 */
export async function announceUsage(bus: EventBus, usage: EventData<'usage.counted'>): Promise<void> {
  try {
    await bus.publish('usage.counted', usage);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
