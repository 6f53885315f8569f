import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { VideoCycle } from '@selah/shared/contracts/videos/video';

/** What must not be drawn again, for one language. Ids in the order in which they were added. */
export interface ShownVideos {
  /** Shown since the last full round (M-186). */
  readonly seen: readonly number[];
  /** Failed to play during this visit (M-190). */
  readonly problematic: readonly number[];
}

/**
 * The ids to exclude, at most 400 (Q33). Problematic ones come first: showing a video twice is a pity, showing one that
 * does not play is a failure. Of the seen ones the newest are kept.
 */
export function excludedIds({ seen, problematic }: ShownVideos): readonly number[] {
  const seenOnly = seen.filter((id) => !problematic.includes(id));
  const room = VIDEO_LOADING.maxExcludedIds - problematic.length;
  const newest = room > 0 ? seenOnly.slice(-room) : [];
  return [...problematic.slice(-VIDEO_LOADING.maxExcludedIds), ...newest];
}

/**
 * After a video was shown: it joins the seen ones, and at the end of a round it starts the next one alone (M-188).
 * If the round ended with nothing but problematic videos, they get another chance (Q33).
 */
export function afterShowing(shown: ShownVideos, id: number, cycle: VideoCycle | undefined): ShownVideos {
  if (!cycle?.isComplete) return { ...shown, seen: [...shown.seen.filter((other) => other !== id), id] };
  const allProblematic = shown.problematic.length >= cycle.totalVideos;
  return { seen: [id], problematic: allProblematic ? [] : shown.problematic };
}

export function afterPlaybackFailed(shown: ShownVideos, id: number): ShownVideos {
  return { ...shown, problematic: [...shown.problematic.filter((other) => other !== id), id] };
}

/** A video that plays after all is no longer to be avoided. */
export function afterPlaybackRecovered(shown: ShownVideos, id: number): ShownVideos {
  return { ...shown, problematic: shown.problematic.filter((other) => other !== id) };
}
