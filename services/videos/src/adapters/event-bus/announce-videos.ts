import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import type { EventData, EventName } from '@selah/shared/contracts/event-catalogue';
import type { VideoAnnouncer } from '../../domain/ports.ts';

/**
 * Announces over the event bus. What is announced is stored already, so a bus that is down must not turn a finished
 * upload into an error: the scheduled tasks find pending videos and refresh the index.
 */
export function createVideoAnnouncer(eventBus: EventBus, logger: Logger): VideoAnnouncer {
  async function announce<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void> {
    try {
      await eventBus.publish(name, data);
    } catch (error) {
      logger.warn({ err: error, event: name }, 'event could not be published');
    }
  }
  return {
    uploaded: (videoId) => announce('video.uploaded', { videoId }),
    changed: (languages) => announce('video.changed', { languages: [...languages] }),
  };
}
