import type { ReactNode } from 'react';

export interface ListColumn<Item> {
  readonly id: string;
  readonly header: ReactNode;
  /** `tabIndex` is for the controls inside: only those of the row that has the focus are reached with Tab. */
  readonly cell: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** What the column is sorted by; without it, it is not. `undefined` comes last. */
  readonly sortBy?: (item: Item) => string | number | undefined;
  /** Where the cell stands on a phone, and how it looks. */
  readonly className?: string;
}

export interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Words as a Portuguese dictionary orders them, with numbers inside by their value. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
