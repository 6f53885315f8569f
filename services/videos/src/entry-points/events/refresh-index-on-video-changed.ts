import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { PlayableIndex } from '../../use-cases/playback/playable-index.ts';

/** Updates this process's index of playable videos. Every process receives the event, because each has its own index. */
export function refreshIndexOnVideoChanged(eventBus: EventBus, index: PlayableIndex): Promise<Subscription> {
  return eventBus.follow('video.changed', {
    after: 'now',
    apply: async (events) => {
      const languages = events.flatMap(({ event }) => event.data.languages);
      await index.refresh([...new Set(languages)]);
    },
  });
}
