import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { VideoWorker } from '../../use-cases/processing/video-worker.ts';

/**
 * Processes each uploaded video; the event goes to one process of this service. It only wakes the worker: the record says
 * what must be done, so that a late, repeated or lost event is harmless.
 */
export function processVideoOnVideoUploaded(eventBus: EventBus, worker: VideoWorker): Promise<Subscription> {
  return eventBus.react('video.uploaded', {
    consumer: 'videos-process-video',
    handle: ({ data }) => worker.process(data.videoId),
  });
}
