import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { useState } from 'react';
import { actionsColumn } from '../../../components/data-list/common-columns.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { ListColumn, Sorting } from '../../../components/data-list/list-column.ts';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { texts } from '../../../locales/pt.ts';
import type { StoredFile } from '../domain/diagnosis.ts';
import { ViewLink } from './view-link.tsx';

const words = texts.fileDiagnostics;
const NEWEST_FIRST: Sorting = { id: 'created', desc: true };

const COLUMNS: readonly ListColumn<StoredFile>[] = [
  {
    id: 'name',
    className: 'cell-title break-all',
    header: words.columns.name,
    sortBy: ({ filename }) => filename,
    cell: ({ filename }) => filename,
  },
  {
    id: 'size',
    className: 'cell-size tabular-nums',
    header: words.columns.size,
    sortBy: ({ size }) => size,
    cell: ({ size }) => formatBytes(size),
  },
  {
    id: 'created',
    className: 'cell-created',
    header: words.columns.created,
    sortBy: ({ created }) => Date.parse(created) || 0,
    cell: ({ created }) => <RelativeTime moment={created} />,
  },
  {
    id: 'status',
    className: 'cell-state',
    header: words.columns.status,
    sortBy: ({ isUsed }) => (isUsed ? 1 : 0),
    cell: ({ isUsed }) => (
      <StatusBadge tone={isUsed ? 'good' : 'plain'}>{isUsed ? words.used : words.unused}</StatusBadge>
    ),
  },
  actionsColumn(words.columns.actions, ({ filename }, tabIndex) => (
    <ViewLink filename={filename} tabIndex={tabIndex} />
  )),
];

/** The files in the video folder (M-138). */
export function FileTable({ files }: { readonly files: readonly StoredFile[] }) {
  const [sorting, setSorting] = useState(NEWEST_FIRST);
  if (files.length === 0) return <p className="text-ink-soft">{words.emptyFiles}</p>;
  return (
    <DataList
      label={words.tabs.files}
      className="file-list"
      columns={COLUMNS}
      items={files}
      itemId={nameOf}
      sorting={sorting}
      onSort={setSorting}
      rowHeight={60}
    />
  );
}

function nameOf({ filename }: StoredFile): string {
  return filename;
}
