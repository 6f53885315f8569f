import { actionsColumn, idColumn, languageColumn } from '../../../components/data-list/common-columns.tsx';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { TitleAndFilename } from '../../../components/data-list/title-and-filename.tsx';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { texts } from '../../../locales/pt.ts';
import type { VideoStatus } from '../domain/status-view.ts';
import { RepairButton } from './repair-button.tsx';

const words = texts.videoStatus;

/** The columns of the status list (M-154). */
export function statusColumns(): readonly ListColumn<VideoStatus>[] {
  return [
    idColumn(words.columns.id),
    {
      id: 'title',
      className: 'cell-title',
      header: words.columns.title,
      sortBy: ({ title }) => title,
      cell: ({ title, filename }) => <TitleAndFilename title={title} filename={filename} />,
    },
    languageColumn(words.columns.language),
    {
      id: 'status',
      className: 'cell-state',
      header: words.columns.status,
      sortBy: ({ available }) => (available ? 1 : 0),
      cell: ({ available }) => (
        <StatusBadge tone={available ? 'good' : 'bad'}>
          {available ? words.isAvailable : words.isUnavailable}
        </StatusBadge>
      ),
    },
    {
      id: 'source',
      className: 'cell-source',
      header: words.columns.source,
      sortBy: ({ source }) => words.sources[source],
      cell: ({ source }) => words.sources[source],
    },
    {
      id: 'size',
      className: 'cell-size tabular-nums',
      header: words.columns.size,
      cell: ({ sizeFormatted }) => sizeFormatted,
    },
    actionsColumn(words.columns.actions, (video, tabIndex) => (
      <RepairButton video={video} tabIndex={tabIndex} />
    )),
  ];
}
