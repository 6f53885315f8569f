import { useState } from 'react';
import { actionsColumn, idColumn } from '../../../components/data-list/common-columns.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { ListColumn, Sorting } from '../../../components/data-list/list-column.ts';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { texts } from '../../../locales/pt.ts';
import type { VideoRecord } from '../domain/diagnosis.ts';
import { ViewLink } from './view-link.tsx';

const words = texts.fileDiagnostics;
const BY_ID: Sorting = { id: 'id', desc: false };

const COLUMNS: readonly ListColumn<VideoRecord>[] = [
  idColumn(words.columns.id),
  {
    id: 'title',
    className: 'cell-title',
    header: words.columns.title,
    sortBy: ({ title }) => title,
    cell: ({ title }) => (
      <span dir="auto" title={title} className="line-clamp-2 break-words">
        {title}
      </span>
    ),
  },
  {
    id: 'filename',
    className: 'cell-filename break-all',
    header: words.columns.filename,
    sortBy: ({ filename }) => filename,
    cell: ({ filename }) => filename,
  },
  {
    id: 'language',
    className: 'cell-language',
    header: words.columns.language,
    sortBy: ({ language }) => language,
    cell: ({ language }) => language.toUpperCase(),
  },
  {
    id: 'status',
    className: 'cell-state',
    header: words.columns.status,
    sortBy: ({ hasFile }) => (hasFile ? 1 : 0),
    cell: ({ hasFile }) => (
      <StatusBadge tone={hasFile ? 'good' : 'bad'}>{hasFile ? words.exists : words.missing}</StatusBadge>
    ),
  },
  actionsColumn(
    words.columns.actions,
    ({ filename, hasFile }, tabIndex) => hasFile && <ViewLink filename={filename} tabIndex={tabIndex} />,
  ),
];

/** The video records of the database (M-139). */
export function RecordTable({ records }: { readonly records: readonly VideoRecord[] }) {
  const [sorting, setSorting] = useState(BY_ID);
  if (records.length === 0) return <p className="text-ink-soft">{words.emptyRecords}</p>;
  return (
    <DataList
      label={words.tabs.records}
      className="record-list"
      columns={COLUMNS}
      items={records}
      itemId={idOf}
      sorting={sorting}
      onSort={setSorting}
      rowHeight={60}
    />
  );
}

function idOf({ id }: VideoRecord): string {
  return String(id);
}
