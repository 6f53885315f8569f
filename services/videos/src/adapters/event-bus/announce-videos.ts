import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import type { EventData, EventName } from '@selah/shared/contracts/event-catalogue';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import type { ChangeNotes, VideoAnnouncer } from '../../domain/ports.ts';

/** Longer than any change takes, in milliseconds: removing ten thousand videos takes a minute. */
const LONGEST_CHANGE_MS = 10 * 60_000;

export interface VideoAnnouncerDeps {
  readonly eventBus: EventBus;
  readonly notes: ChangeNotes;
  readonly logger: Logger;
  readonly now: Clock;
}

/**
 * Publishes changes on the event bus. The change is stored already, so an error of the bus must not become an error of the
 * request: `announceMissed` publishes it later, and the scheduled tasks find pending videos.
 */
export function createVideoAnnouncer({ eventBus, notes, logger, now }: VideoAnnouncerDeps): VideoAnnouncer {
  /** Returns whether the event was published. */
  async function publish<Name extends EventName>(name: Name, data: EventData<Name>): Promise<boolean> {
    try {
      await eventBus.publish(name, data);
      return true;
    } catch (error) {
      logger.warn({ err: error, event: name }, 'event could not be published');
      return false;
    }
  }

  async function settle(note: string, isAnnounced: boolean): Promise<void> {
    try {
      await (isAnnounced ? notes.remove([note]) : notes.markOver(note));
    } catch (error) {
      // Until the note expires, the change is announced repeatedly, which is harmless.
      logger.warn({ err: error }, 'the note of a change could not be removed');
    }
  }

  return {
    uploaded: async (videoId) => {
      await publish('video.uploaded', { videoId });
    },
    async change(make, touched) {
      const note = await notes.add(now() + LONGEST_CHANGE_MS);
      // A change that failed may still be stored, if only the database's answer was lost.
      let isAnnounced = false;
      try {
        const result = await make();
        const languages = [...touched(result)];
        isAnnounced = languages.length === 0 || (await publish('video.changed', { languages }));
        return result;
      } finally {
        await settle(note, isAnnounced);
      }
    },
    async announceMissed() {
      // Read before the announcement: a change that ends after it is announced once more.
      const { all, over } = await notes.read(now());
      if (all.length === 0) return;
      const isAnnounced = await publish('video.changed', { languages: [...LANGUAGES] });
      if (isAnnounced && over.length > 0) await notes.remove(over);
    },
  };
}
