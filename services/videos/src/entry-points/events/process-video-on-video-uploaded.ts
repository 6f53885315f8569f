import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { VideoWorker } from '../../use-cases/processing/video-worker.ts';

/**
 * Processes each uploaded video, shared among all processes of this service. The event only wakes the worker: the record
 * says what is to be done, so that a late, repeated or lost event does no harm.
 */
export function processVideoOnVideoUploaded(eventBus: EventBus, worker: VideoWorker): Promise<Subscription> {
  return eventBus.react('video.uploaded', {
    consumer: 'videos-process-video',
    handle: ({ data }) => worker.process(data.videoId),
  });
}
