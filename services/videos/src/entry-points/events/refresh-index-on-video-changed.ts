import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { PlayableIndex } from '../../use-cases/playback/playable-index.ts';

/** Keeps the choice of this process up to date. Every process follows for itself: each has an index of its own. */
export function refreshIndexOnVideoChanged(eventBus: EventBus, index: PlayableIndex): Promise<Subscription> {
  return eventBus.follow('video.changed', {
    after: 'now',
    apply: async (events) => {
      const languages = events.flatMap(({ event }) => event.data.languages);
      await index.refresh([...new Set(languages)]);
    },
  });
}
