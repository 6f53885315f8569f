import type { VideoCycle } from '@selah/shared/contracts/videos/video';

/** Draws before the remaining videos are listed: with at most 400 seen among many, the first draw nearly always holds. */
const MAX_DRAWS = 32;

export interface WhatWasSeen {
  /** The video shown last. */
  readonly last?: number | undefined;
  /** Seen or not playable for this visitor: the server cannot tell which (Q33). */
  readonly seen: readonly number[];
}

export interface Choice {
  readonly id: number;
  readonly cycle: VideoCycle;
}

/**
 * Which of a language's videos comes next: one not seen yet (M-187), else any but the last (M-189), else the only one.
 * The cycle is complete when every video was seen or is this one (Q33). Undefined when there is no video at all.
 * @param random as Math.random: from 0 up to but not including 1
 */
export function chooseNext(
  ids: readonly number[],
  { last, seen }: WhatWasSeen,
  random: () => number,
): Choice | undefined {
  const seenIds = new Set(seen);
  const justShown = last === undefined ? [] : [last];
  const id =
    drawOutside(ids, new Set([...seen, ...justShown]), random) ??
    drawOutside(ids, new Set(justShown), random) ??
    ids[0];
  if (id === undefined) return undefined;
  return { id, cycle: { isComplete: isComplete(ids, seenIds, id), totalVideos: ids.length } };
}

function isComplete(ids: readonly number[], seen: ReadonlySet<number>, shown: number): boolean {
  // The count alone settles it for long lists, so that the walk below is never longer than the list of the seen.
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
