import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the next piece may be read. Call it after each piece. */
export type Pace = () => Promise<void>;

/** Longer than a piece takes on an idle machine, shorter than anybody notices. Milliseconds. */
const WORK_MS = 20;
/** A disk that stood still for long is not made up for. Milliseconds. */
const MOST_REST_MS = 500;

export const AT_FULL_SPEED: Pace = async () => {};

/** Rests as long as it worked, so that half of the disk is left to the site; on a busy machine, where a piece takes longer, more. */
export function createGentlePace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return async () => {
    const worked = now() - since;
    if (worked < WORK_MS) return;
    await pause(Math.min(worked, MOST_REST_MS));
    since = now();
  };
}
