/** The pages of a list that are here: their ids, and what older ones are asked for by (null when there are none). */
export interface NewestList {
  readonly ids: readonly number[];
  readonly olderThan: number | null;
}

/** Whether a message may still be at the server: it is listed, or older than all that is listed. */
export function mayContain({ ids, olderThan }: NewestList, id: number): boolean {
  return ids.includes(id) || (olderThan !== null && id < olderThan);
}
