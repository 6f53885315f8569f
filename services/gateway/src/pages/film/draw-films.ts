import type { Clock } from '@selah/service-kit/clock';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { Video } from '@selah/shared/contracts/videos/video';
import { LRUCache } from 'lru-cache';
import type { Asking, Films } from './read-films.ts';

/**
 * How long a drawn film is the one of all new visitors of its language, so that a flood of visits costs few
 * draws. Milliseconds.
 */
const DRAW_MS = 1_000;

export type DrawFilm = (language: Language, asking: Asking) => Promise<Video | undefined>;

/**
 * Draws the film of Home for new visitors. A service that does not answer is not asked more often than one
 * that does.
 */
export function createDraws({ draw }: Pick<Films, 'draw'>, now: Clock): DrawFilm {
  const draws = new LRUCache<Language, Promise<Video | undefined>>({
    max: LANGUAGES.length,
    ttl: DRAW_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return (language, asking) => {
    const kept = draws.get(language);
    if (kept) return kept;
    const drawn = draw(language, asking);
    draws.set(language, drawn);
    return drawn;
  };
}
