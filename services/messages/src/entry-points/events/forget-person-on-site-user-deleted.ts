import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { type ForgettingParts, forgetPerson } from '../../use-cases/forget-person.ts';

/** Deletes what a person kept when their account is gone. */
export async function forgetPersonOnSiteUserDeleted(
  eventBus: EventBus,
  parts: ForgettingParts,
  logger: Logger,
): Promise<Subscription> {
  return eventBus.react('site-user.deleted', {
    consumer: 'messages-forget-person',
    handle: async ({ data: { userId } }) => {
      const deleted = await forgetPerson(parts, userId);
      logger.info({ userId, deleted }, 'deleted the messages of a person who left');
    },
  });
}
