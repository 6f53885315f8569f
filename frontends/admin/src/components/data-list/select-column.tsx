import type { ListColumn } from './list-column.ts';
import type { Selection } from './use-selection.ts';

interface SelectColumnParts<Item> {
  readonly selection: Selection<Item>;
  readonly allLabel: string;
  readonly label: (item: Item) => string;
}

/** The column of checkboxes. */
export function selectColumn<Item>({
  selection,
  allLabel,
  label,
}: SelectColumnParts<Item>): ListColumn<Item> {
  return {
    id: 'select',
    className: 'cell-select',
    header: (
      <label className="checkbox-target">
        <input
          type="checkbox"
          aria-label={allLabel}
          checked={selection.areAllMarked}
          onChange={({ target }) => selection.markAll(target.checked)}
          className="checkbox"
        />
        <span aria-hidden="true" className="data-list-select-all">
          {allLabel}
        </span>
      </label>
    ),
    cell: (item, tabIndex) => (
      <label className="checkbox-target">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={label(item)}
          checked={selection.has(item)}
          onChange={() => selection.toggle(item)}
          className="checkbox"
        />
      </label>
    ),
  };
}
