import { memo } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { texts } from '../../../locales/pt.ts';
import type { HistoryTable } from '../domain/history-table.ts';

const words = texts.statistics;

/** The history as a table. Memoised, because a year has thousands of cells. */
export const HistoryTableView = memo(function HistoryTableView({ table }: { readonly table: HistoryTable }) {
  return (
    <section
      className="statistics-table"
      aria-label={words.tableScroll}
      title={words.tableScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
      tabIndex={0}
    >
      <table>
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr>
            {table.head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([day, ...numbers]) => (
            <Row key={day} label={day} numbers={numbers} />
          ))}
        </tbody>
        <tfoot>
          <Row label={table.foot[0]} numbers={table.foot.slice(1) as number[]} />
        </tfoot>
      </table>
    </section>
  );
});

function Row({ label, numbers }: { readonly label: string; readonly numbers: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {numbers.map((number, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
        <td key={column}>{formatNumber(number)}</td>
      ))}
    </tr>
  );
}
