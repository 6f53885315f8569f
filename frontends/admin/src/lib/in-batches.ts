import type { ApiError } from '@selah/web-kit/api-error';
import type { apiBaseQuery } from '@selah/web-kit/base-query';

/** Ids per call: few enough that the progress of thousands is seen, many enough that the calls cost little. */
export const IDS_PER_CALL = 500;

/** What a mutation on many items is called with. */
export interface ManyIds<Id> {
  readonly ids: readonly Id[];
  /** Called after each finished call with the number of ids sent so far. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Sends ids in batches, one after the other, and returns the sum of the counts that `countOf` reads from the answers. Stops at the
 * first failure; what was sent before remains done.
 */
export async function sumInBatches<Id>(
  { ids, onProgress }: ManyIds<Id>,
  send: (batch: readonly Id[]) => ReturnType<typeof apiBaseQuery>,
  countOf: (answer: unknown) => number,
): Promise<{ readonly data: number } | { readonly error: ApiError }> {
  let sum = 0;
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    const answer = await send(ids.slice(start, start + IDS_PER_CALL));
    if (answer.error) return { error: answer.error };
    sum += countOf(answer.data);
    onProgress?.(Math.min(start + IDS_PER_CALL, ids.length));
  }
  return { data: sum };
}
