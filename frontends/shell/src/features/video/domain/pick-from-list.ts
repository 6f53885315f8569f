import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';

export interface PickContext {
  readonly language: Language;
  readonly lastId: number | undefined;
  readonly problematic: readonly number[];
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * The first of the shuffled list that is playable, in the language, and neither problematic nor the last one played.
 * Where only such ones are left, a repeat is better than nothing (M-192).
 */
export function pickFromList(videos: readonly Video[], context: PickContext): Video | undefined {
  const playable = shuffled(videos, context.random).filter(
    (video) => video.language === context.language && video.processing === 'ready',
  );
  const fresh = playable.filter(({ id }) => id !== context.lastId);
  return fresh.find(({ id }) => !context.problematic.includes(id)) ?? fresh[0] ?? playable[0];
}

/** Fisher-Yates on a copy. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [copy[last], copy[chosen]] = [copy[chosen] as Item, copy[last] as Item];
  }
  return copy;
}
