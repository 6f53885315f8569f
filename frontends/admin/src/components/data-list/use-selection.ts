import { useMemo, useState } from 'react';

export interface Selection<Item> {
  /** In the order of the list; what left the list is no longer marked. */
  readonly marked: readonly Item[];
  readonly has: (item: Item) => boolean;
  readonly toggle: (item: Item) => void;
  readonly areAllMarked: boolean;
  /** Marks everything that is shown, or nothing. */
  readonly markAll: (all: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Which items of a list are marked. */
export function useSelection<Item>(
  items: readonly Item[],
  shown: readonly Item[],
  idOf: (item: Item) => string,
): Selection<Item> {
  const [ids, setIds] = useState(NOTHING);
  return useMemo(
    () => ({
      marked: ids.size === 0 ? [] : items.filter((item) => ids.has(idOf(item))),
      has: (item) => ids.has(idOf(item)),
      toggle: (item) => setIds((before) => toggled(before, idOf(item))),
      areAllMarked: shown.length > 0 && shown.every((item) => ids.has(idOf(item))),
      markAll: (all) => setIds(all ? new Set(shown.map(idOf)) : NOTHING),
      clear: () => setIds(NOTHING),
    }),
    [ids, items, shown, idOf],
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
