import type { Language } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video, VideoCycle } from '@selah/shared/contracts/videos/video';

/** Videos that must not be drawn again, for one language. Ids in the order in which they were added. */
export interface ShownVideos {
  /** Shown since the last complete cycle (M-186). */
  readonly seen: readonly number[];
  /** Failed to play during this visit (M-190). */
  readonly problematic: readonly number[];
}

/**
 * The ids to exclude, at most 400 (Q33). Problematic ones come first, because a repeated video is better than one that does
 * not play. Of the seen ones the newest are kept.
 */
export function excludedIds({ seen, problematic }: ShownVideos): readonly number[] {
  const seenOnly = seen.filter((id) => !problematic.includes(id));
  const room = VIDEO_LOADING.maxExcludedIds - problematic.length;
  const newest = room > 0 ? seenOnly.slice(-room) : [];
  return [...problematic.slice(-VIDEO_LOADING.maxExcludedIds), ...newest];
}

/**
 * After a video was shown: adds it to the seen ones. At the end of a cycle the list starts again with this video (M-188); if
 * only problematic videos were left, they are tried again (Q33).
 */
export function afterShowing(shown: ShownVideos, id: number, cycle: VideoCycle | undefined): ShownVideos {
  if (!cycle?.isComplete) return { ...shown, seen: [...shown.seen.filter((other) => other !== id), id] };
  const allProblematic = shown.problematic.length >= cycle.totalVideos;
  return { seen: [id], problematic: allProblematic ? [] : shown.problematic };
}

export function afterPlaybackFailed(shown: ShownVideos, id: number): ShownVideos {
  return { ...shown, problematic: [...shown.problematic.filter((other) => other !== id), id] };
}

/** A video that plays after all is no longer excluded. */
export function afterPlaybackRecovered(shown: ShownVideos, id: number): ShownVideos {
  return { ...shown, problematic: shown.problematic.filter((other) => other !== id) };
}

export interface PickContext {
  readonly language: Language;
  readonly lastId: number | undefined;
  readonly problematic: readonly number[];
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * The first video of the shuffled list that is playable, in the language, and neither problematic nor the last one played.
 * Without such a video, a repeated one (M-192).
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
