import type { ReactNode } from 'react';

export interface ListColumn<Item> {
  readonly id: string;
  readonly header: ReactNode;
  /** `tabIndex` is for controls in the cell: only those of the focused row are reached with Tab. */
  readonly cell: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. `undefined` comes last. */
  readonly sortBy?: (item: Item) => string | number | undefined;
  /** CSS class of the cell, e.g. its grid area on phones. */
  readonly className?: string;
}

export interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Sorts text by the rules of Portuguese, and numbers in it by value. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
