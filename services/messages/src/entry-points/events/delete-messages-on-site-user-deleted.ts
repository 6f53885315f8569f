import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { type DeleteMessagesOfDeps, deleteMessagesOf } from '../../use-cases/delete-messages-of.ts';

export interface DeleteMessagesReactionDeps extends DeleteMessagesOfDeps {
  readonly eventBus: EventBus;
  readonly logger: Logger;
}

/** Deletes a person's saved messages when their account is deleted. */
export async function deleteMessagesOnSiteUserDeleted(
  deps: DeleteMessagesReactionDeps,
): Promise<Subscription> {
  return deps.eventBus.react('site-user.deleted', {
    // Brokers store the consumer under this name, so it must not change.
    consumer: 'messages-forget-person',
    handle: async ({ data: { userId } }) => {
      const deleted = await deleteMessagesOf(deps, userId);
      deps.logger.info({ userId, deleted }, 'deleted the messages of a person whose account is gone');
    },
  });
}
