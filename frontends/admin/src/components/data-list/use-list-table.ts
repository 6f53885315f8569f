import {
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareValues, type ListColumn, type Sorting } from './list-column.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface ListTableOptions<Item extends object> {
  readonly columns: readonly ListColumn<Item>[];
  readonly items: readonly Item[];
  readonly itemId: (item: Item) => string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** The sorted items of a list, and the state of its headers. */
export function useListTable<Item extends object>(options: ListTableOptions<Item>) {
  const { columns, items, itemId, sorting, onSort } = options;
  const columnDefs = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        ...(sortBy ? { accessorFn: sortBy } : {}),
        enableSorting: sortBy !== undefined,
        sortUndefined: 'last' as const,
        sortFn: byValue,
      })),
    [columns],
  );
  const state = useMemo((): { sorting: SortingState } => ({ sorting: [{ ...sorting }] }), [sorting]);
  return useTable({
    features,
    columns: columnDefs,
    data: items as Item[],
    getRowId: itemId,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state,
    onSortingChange(update) {
      const [next] = functionalUpdate(update, state.sorting);
      if (next) onSort(next);
    },
  });
}

interface SortedRow {
  getValue(columnId: string): unknown;
}

function byValue(one: SortedRow, other: SortedRow, columnId: string): number {
  return compareValues(
    one.getValue(columnId) as string | number,
    other.getValue(columnId) as string | number,
  );
}
