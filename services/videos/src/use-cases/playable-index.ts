import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { VideoRepository } from '../domain/ports.ts';

/** The ids of each language's playable videos, in memory: a choice among a million costs no query. */
export interface PlayableIndex {
  idsOf(language: Language): readonly number[];
  /** Reads the languages anew; resolves when every change that was stored before the call is in. */
  refresh(languages?: readonly Language[]): Promise<void>;
}

export function createPlayableIndex(videos: VideoRepository): PlayableIndex {
  const ids = new Map<Language, readonly number[]>();
  const latest = new Map<Language, Promise<void>>();
  const waiting = new Map<Language, Promise<void>>();

  /** One load at a time per language, so that an older answer never replaces a newer one. */
  function load(language: Language): Promise<void> {
    // A load that has not begun yet is going to see this change as well.
    const joined = waiting.get(language);
    if (joined) return joined;
    const before = latest.get(language)?.catch(() => {}) ?? Promise.resolve();
    const promise = before.then(async () => {
      waiting.delete(language);
      ids.set(language, await videos.playableIds(language));
    });
    waiting.set(language, promise);
    latest.set(language, promise);
    return promise;
  }

  return {
    idsOf: (language) => ids.get(language) ?? [],
    async refresh(languages = LANGUAGES) {
      await Promise.all(languages.map(load));
    },
  };
}
