import type { VideoCycle } from '@selah/shared/contracts/videos/video';

/** Random draws before the remaining videos are listed: if few of many are seen, the first draw is nearly always unseen. */
const MAX_DRAWS = 32;

export interface SeenVideos {
  /** The video shown last. */
  readonly last?: number | undefined;
  /** Videos that this visitor has seen or cannot play: the server cannot distinguish the two (Q33). */
  readonly seen: readonly number[];
  /** Drawn before by the same rules, when the wheel started to turn; must be a playable id of the language. */
  readonly drawn?: number | undefined;
}

export interface Choice {
  readonly id: number;
  readonly cycle: VideoCycle;
}

/**
 * Chooses the next video of a language: one not seen yet (M-187), else any but the last (M-189), else the only one; of these the
 * one drawn before. The cycle is complete if every video was seen or is this one (Q33). Undefined if there is no video.
 * @param random as Math.random: from 0 up to but not including 1
 */
export function chooseNext(
  ids: readonly number[],
  { last, seen, drawn }: SeenVideos,
  random: () => number,
): Choice | undefined {
  const seenIds = new Set(seen);
  const justShown = last === undefined ? [] : [last];
  const chooseOutside = (excluded: ReadonlySet<number>) =>
    drawn !== undefined && !excluded.has(drawn) ? drawn : drawOutside(ids, excluded, random);
  const id = chooseOutside(new Set([...seen, ...justShown])) ?? chooseOutside(new Set(justShown)) ?? ids[0];
  if (id === undefined) return undefined;
  return { id, cycle: { isComplete: isComplete(ids, seenIds, id), totalVideos: ids.length } };
}

function isComplete(ids: readonly number[], seen: ReadonlySet<number>, shown: number): boolean {
  // For long lists the count is enough, so that the loop below is never longer than the list of seen videos.
  return seen.size + 1 >= ids.length && ids.every((id) => id === shown || seen.has(id));
}

function drawOutside(
  ids: readonly number[],
  excluded: ReadonlySet<number>,
  random: () => number,
): number | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const id = pick(ids, random);
    if (id !== undefined && !excluded.has(id)) return id;
  }
  return pick(
    ids.filter((id) => !excluded.has(id)),
    random,
  );
}

function pick(ids: readonly number[], random: () => number): number | undefined {
  return ids[Math.floor(random() * ids.length)];
}
