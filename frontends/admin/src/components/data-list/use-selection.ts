import { useMemo, useState } from 'react';

export interface Selection<Item> {
  /** In the order of the list; items no longer in the list are not included. */
  readonly marked: readonly Item[];
  readonly has: (item: Item) => boolean;
  readonly toggle: (item: Item) => void;
  readonly areAllMarked: boolean;
  /** Selects all shown items or none. */
  readonly markAll: (all: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The selected items of a list. */
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
