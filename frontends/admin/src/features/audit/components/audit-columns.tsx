import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { objectText } from '../domain/describe-entry.ts';

const words = texts.audit;

/** When, what, who, from where. */
export const AUDIT_COLUMNS: readonly ListColumn<AuditEntry>[] = [
  {
    id: 'when',
    className: 'cell-created tabular-nums',
    header: words.columns.when,
    sortBy: ({ at }) => Date.parse(at),
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    id: 'action',
    className: 'cell-title',
    header: words.columns.action,
    sortBy: ({ action }) => words.actions[action],
    cell: (entry) => <ActionCell entry={entry} />,
  },
  {
    id: 'who',
    className: 'cell-source',
    header: words.columns.who,
    sortBy: ({ administrator }) => administrator,
    cell: ({ administrator }) => <span className="break-words">{administrator ?? words.somebody}</span>,
  },
  {
    id: 'address',
    className: 'cell-source tabular-nums',
    header: words.columns.address,
    sortBy: ({ address }) => address,
    cell: ({ address }) => <span className="break-all">{address}</span>,
  },
];

function ActionCell({ entry }: { readonly entry: AuditEntry }) {
  const object = objectText(entry);
  return (
    <div className="grid min-w-0">
      <span className="font-medium">{words.actions[entry.action]}</span>
      {object && (
        <span className="truncate text-sm text-ink-soft" title={object}>
          {object}
        </span>
      )}
    </div>
  );
}
