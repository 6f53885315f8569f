import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { PlayableIndex } from '../../use-cases/playable-index.ts';
import type { VideoWorker } from '../../use-cases/video-worker.ts';
import { processVideoOnVideoUploaded } from './process-video-on-video-uploaded.ts';
import { refreshIndexOnVideoChanged } from './refresh-index-on-video-changed.ts';

/** Every event that this service listens to, and what it does then. */
export async function subscribeToEvents(
  eventBus: EventBus,
  { index, worker }: { readonly index: PlayableIndex; readonly worker: VideoWorker },
): Promise<readonly Subscription[]> {
  return [
    await refreshIndexOnVideoChanged(eventBus, index),
    await processVideoOnVideoUploaded(eventBus, worker),
  ];
}
