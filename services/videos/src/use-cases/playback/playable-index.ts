import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { VideoRepository } from '../../domain/ports.ts';
import type { PlayableVideo } from '../../domain/video.ts';

/** Each language's playable videos, in memory, so that neither a draw nor a request for a file needs a query. */
export interface PlayableIndex {
  idsOf(language: Language): readonly number[];
  find(language: Language, id: number): PlayableVideo | undefined;
  /** In any language. */
  findById(id: number): PlayableVideo | undefined;
  /** The video of this file. */
  findByFilename(filename: string): PlayableVideo | undefined;
  /** The video of a smaller version with this name. */
  findByRendition(name: string): PlayableVideo | undefined;
  /** Reads the languages again; resolves when every change stored before the call is included. */
  refresh(languages?: readonly Language[]): Promise<void>;
}

interface LanguageIndex {
  readonly ids: readonly number[];
  readonly byId: ReadonlyMap<number, PlayableVideo>;
  readonly byFilename: ReadonlyMap<string, PlayableVideo>;
  readonly byRendition: ReadonlyMap<string, PlayableVideo>;
}

export function createPlayableIndex(videos: VideoRepository): PlayableIndex {
  const indexes = new Map<Language, LanguageIndex>();
  const latest = new Map<Language, Promise<void>>();
  const waiting = new Map<Language, Promise<void>>();

  /** One load at a time per language, so that an older result never replaces a newer one. */
  function load(language: Language): Promise<void> {
    // A queued load that has not started will include this change too.
    const joined = waiting.get(language);
    if (joined) return joined;
    const before = latest.get(language)?.catch(() => {}) ?? Promise.resolve();
    const promise = before.then(async () => {
      waiting.delete(language);
      indexes.set(language, indexOf(await videos.listPlayable(language)));
    });
    waiting.set(language, promise);
    latest.set(language, promise);
    return promise;
  }

  function firstIn(look: (index: LanguageIndex) => PlayableVideo | undefined): PlayableVideo | undefined {
    for (const index of indexes.values()) {
      const video = look(index);
      if (video) return video;
    }
    return undefined;
  }

  return {
    idsOf: (language) => indexes.get(language)?.ids ?? [],
    find: (language, id) => indexes.get(language)?.byId.get(id),
    findById: (id) => firstIn(({ byId }) => byId.get(id)),
    findByFilename: (filename) => firstIn(({ byFilename }) => byFilename.get(filename)),
    findByRendition: (name) => firstIn(({ byRendition }) => byRendition.get(name)),
    async refresh(languages = LANGUAGES) {
      await Promise.all(languages.map(load));
    },
  };
}

function indexOf(videos: readonly PlayableVideo[]): LanguageIndex {
  return {
    ids: videos.map(({ id }) => id),
    byId: new Map(videos.map((video) => [video.id, video])),
    byFilename: new Map(videos.map((video) => [video.filename, video])),
    byRendition: new Map(
      videos.flatMap((video) => (video.renditions?.files ?? []).map(({ name }) => [name, video])),
    ),
  };
}
