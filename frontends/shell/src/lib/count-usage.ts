import { COUNTER_PATHS, type Counter } from '@selah/shared/contracts/stats/counters';
import { postInBackground } from './post-in-background.ts';

/** Counts one use, with an empty JSON body (M-216); the language travels in the header. */
export function countUsage(counter: Counter): void {
  postInBackground(`/api/stats/${COUNTER_PATHS[counter]}`, {});
}
