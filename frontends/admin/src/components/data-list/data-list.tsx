// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by CSS, which removes the semantics of table elements
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus; its cells only contain controls
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../../locales/pt.ts';
import type { ListColumn, Sorting } from './list-column.ts';
import { useListTable } from './use-list-table.ts';
import { useListWindow } from './use-list-window.ts';

interface DataListProps<Item extends object> {
  readonly label: string;
  /** CSS class with the layout of a row: grid columns on wide screens, grid areas on phones. */
  readonly className: string;
  readonly columns: readonly ListColumn<Item>[];
  readonly items: readonly Item[];
  readonly itemId: (item: Item) => string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly rowHeight: number;
  readonly isSelected?: (item: Item) => boolean;
  /** Called for Enter, Delete and the space bar on the focused row. */
  readonly onOpen?: (item: Item) => void;
  readonly onDelete?: (item: Item) => void;
  readonly onSelect?: (item: Item) => void;
}

/**
 * A sorted, virtualised list: only visible rows are rendered. Arrow keys, Home and End move the focus between rows, Tab
 * moves it to the controls of the row.
 */
export function DataList<Item extends object>(props: DataListProps<Item>) {
  const { label, className, columns, itemId, rowHeight, isSelected } = props;
  const table = useListTable(props);
  const { rows } = table.getRowModel();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const current = Math.min(active, rows.length - 1);
  const visible = useListWindow({
    list,
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? String(index),
    active: current,
    rowHeight,
  });
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    list.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true });
  }, [wantsFocus, current]);

  function goTo(index: number) {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    visible.scrollToIndex(next);
    setWantsFocus(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 2);
    const to = destination(event.key, { current, last: rows.length - 1, page });
    if (to !== undefined && !isTyping(event.target)) {
      event.preventDefault();
      goTo(to);
      return;
    }
    const isRow = event.target instanceof HTMLElement && event.target.dataset.index !== undefined;
    const item = rows[current]?.original;
    const act =
      item && isRow && { Enter: props.onOpen, Delete: props.onDelete, ' ': props.onSelect }[event.key];
    if (!act) return;
    event.preventDefault();
    act(item);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const row = event.target.closest<HTMLElement>('[data-index]');
    if (row) setActive(Number(row.dataset.index));
  }

  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={`data-list ${className}`}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div role="row" aria-rowindex={1} className="data-list-head" data-order-label={texts.frame.orderBy}>
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} sorting={props.sorting} onSort={props.onSort} />
        ))}
      </div>
      <div ref={list} role="rowgroup" className="data-list-body" style={{ height: visible.getTotalSize() }}>
        {visible.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const item = row.original;
          const isActive = index === current;
          return (
            <div
              key={key}
              ref={visible.measureElement}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={isSelected?.(item)}
              data-index={index}
              data-id={itemId(item)}
              tabIndex={isActive ? 0 : -1}
              className="data-list-row"
              style={{ transform: `translateY(${start - visible.options.scrollMargin}px)` }}
            >
              {columns.map((column) => (
                <div key={column.id} role="gridcell" className={column.className}>
                  {column.cell(item, isActive ? 0 : -1)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface ColumnHeaderProps<Item> {
  readonly column: ListColumn<Item>;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function ColumnHeader<Item>({ column, sorting, onSort }: ColumnHeaderProps<Item>) {
  const isSorted = sorting.id === column.id;
  const Arrow = sorting.desc ? ArrowDown : ArrowUp;
  const order = isSorted ? (sorting.desc ? 'descending' : 'ascending') : 'none';
  return (
    <div role="columnheader" aria-sort={column.sortBy ? order : undefined} className={column.className}>
      {column.sortBy ? (
        <button
          type="button"
          className="data-list-sort"
          onClick={() => onSort({ id: column.id, desc: isSorted && !sorting.desc })}
        >
          <span>{column.header}</span>
          {isSorted && <Arrow aria-hidden="true" className="size-3.5" />}
        </button>
      ) : (
        column.header
      )}
    </div>
  );
}

interface Place {
  readonly current: number;
  readonly last: number;
  readonly page: number;
}

function destination(key: string, { current, last, page }: Place): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return current + 1;
    case 'ArrowUp':
      return current - 1;
    case 'PageDown':
      return current + page;
    case 'PageUp':
      return current - page;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Inside of a field, arrow keys move the cursor. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
