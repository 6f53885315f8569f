import type { Logger } from '@selah/shared/service/logging/logger';
import type { EventBus, Subscription } from '@selah/shared/service/messaging/event-bus';
import type { SavedMessageRepository } from '../../domain/ports.ts';

export interface ForgettingParts {
  readonly eventBus: EventBus;
  readonly repository: SavedMessageRepository;
  readonly logger: Logger;
}

/** Deletes what a person kept when their account is gone. Deleting what is not there any more is fine: it may come twice. */
export async function deleteMessagesOnSiteUserDeleted(parts: ForgettingParts): Promise<Subscription> {
  const { eventBus, repository, logger } = parts;
  return eventBus.react('site-user.deleted', {
    consumer: 'messages-forget-user',
    handle: async ({ data: { userId } }) => {
      const deleted = await repository.deleteAllOf(userId);
      logger.info({ userId, deleted }, 'deleted the messages of a person who left');
    },
  });
}
