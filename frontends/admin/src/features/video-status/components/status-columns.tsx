import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { texts } from '../../../locales/pt.ts';
import type { VideoStatus } from '../domain/status-view.ts';
import { RepairButton } from './repair-button.tsx';

const words = texts.videoStatus;

/** The columns of M-154. */
export function statusColumns(): readonly ListColumn<VideoStatus>[] {
  return [
    {
      id: 'id',
      className: 'cell-id tabular-nums',
      header: words.columns.id,
      sortBy: ({ id }) => id,
      cell: ({ id }) => id,
    },
    {
      id: 'title',
      className: 'cell-title',
      header: words.columns.title,
      sortBy: ({ title }) => title,
      cell: ({ title, filename }) => (
        <div className="min-w-0">
          <p dir="auto" title={title} className="truncate font-medium">
            {title}
          </p>
          <p title={filename} className="truncate text-sm text-ink-faint">
            {filename}
          </p>
        </div>
      ),
    },
    {
      id: 'language',
      className: 'cell-language',
      header: words.columns.language,
      sortBy: ({ language }) => LANGUAGE_NAMES[language],
      cell: ({ language }) => LANGUAGE_NAMES[language],
    },
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
    {
      id: 'actions',
      className: 'cell-actions',
      header: <span className="sr-only">{words.columns.actions}</span>,
      cell: (video, tabIndex) => <RepairButton video={video} tabIndex={tabIndex} />,
    },
  ];
}
