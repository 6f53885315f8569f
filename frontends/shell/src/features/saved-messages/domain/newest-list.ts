/** The loaded pages of a list: their ids, and the cursor for older ones (null when there are none). */
export interface NewestList {
  readonly ids: readonly number[];
  readonly olderThan: number | null;
}

/** Whether the server may still have a message: it is listed, or older than all that is listed. */
export function mayContain({ ids, olderThan }: NewestList, id: number): boolean {
  return ids.includes(id) || (olderThan !== null && id < olderThan);
}
