import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { Button } from '@selah/web-kit/ui/button';
import { Captions, Pencil, Play, Trash2 } from 'lucide-react';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { selectColumn } from '../../../components/data-list/select-column.tsx';
import type { Selection } from '../../../components/data-list/use-selection.ts';
import { formatDay, formatDuration } from '../../../lib/format.ts';
import { texts } from '../../../locales/pt.ts';
import { SORT_BY } from '../domain/list-view.ts';
import { Failure } from './failure.tsx';
import { ProcessingState } from './processing-state.tsx';

const words = texts.videos.list;

interface VideoColumnsParts {
  readonly selection: Selection<ManagedVideo>;
  readonly onEdit: (video: ManagedVideo) => void;
  readonly onRemove: (video: ManagedVideo) => void;
}

/** What the list says of each video, and what can be done with it. */
export function videoColumns({ selection, onEdit, onRemove }: VideoColumnsParts): ListColumn<ManagedVideo>[] {
  return [
    selectColumn({ selection, allLabel: words.selectAll, label: ({ title }) => words.selectOne(title) }),
    {
      id: 'title',
      className: 'cell-video',
      header: words.columns.video,
      sortBy: SORT_BY.title,
      cell: (video, tabIndex) => <VideoCell video={video} tabIndex={tabIndex} />,
    },
    {
      id: 'language',
      className: 'cell-language',
      header: words.columns.language,
      sortBy: SORT_BY.language,
      cell: ({ language }) => LANGUAGE_NAMES[language],
    },
    {
      id: 'duration',
      className: 'cell-duration tabular-nums',
      header: words.columns.duration,
      sortBy: SORT_BY.duration,
      cell: ({ durationSeconds }) =>
        durationSeconds === undefined ? words.unknown : formatDuration(durationSeconds),
    },
    {
      id: 'size',
      className: 'cell-size tabular-nums',
      header: words.columns.size,
      sortBy: SORT_BY.size,
      cell: ({ sizeBytes }) => (sizeBytes === undefined ? words.unknown : formatBytes(sizeBytes)),
    },
    {
      id: 'created',
      className: 'cell-created tabular-nums',
      header: words.columns.created,
      sortBy: SORT_BY.created,
      cell: ({ createdAt }) => formatDay(createdAt),
    },
    {
      id: 'state',
      className: 'cell-state',
      header: words.columns.state,
      sortBy: SORT_BY.state,
      cell: ({ processing }) => <ProcessingState state={processing} />,
    },
    {
      id: 'actions',
      className: 'cell-actions',
      header: <span className="sr-only">{words.columns.actions}</span>,
      cell: (video, tabIndex) => (
        <RowActions video={video} tabIndex={tabIndex} onEdit={onEdit} onRemove={onRemove} />
      ),
    },
  ];
}

function titleId({ id }: ManagedVideo): string {
  return `video-title-${id}`;
}

interface VideoCellProps {
  readonly video: ManagedVideo;
  readonly tabIndex: 0 | -1;
}

function VideoCell({ video, tabIndex }: VideoCellProps) {
  const { title, filename, hasCaptions } = video;
  return (
    <div className="video-cell">
      <PosterLink video={video} tabIndex={tabIndex} />
      <div className="min-w-0">
        <p id={titleId(video)} dir="auto" title={title} className="truncate font-medium">
          {title}
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-faint">
          <span title={filename} className="truncate">
            {filename}
          </span>
          {hasCaptions && <Captions aria-label={words.captions} className="size-4 shrink-0" />}
        </p>
        <Failure video={video} tabIndex={tabIndex} />
      </div>
    </div>
  );
}

/** The picture of the film opens the film, in a tab of its own. */
function PosterLink({ video, tabIndex }: VideoCellProps) {
  const { filename, posterUrl } = video;
  return (
    <a
      href={`/api/videos/file/${encodeURIComponent(filename)}`}
      target="_blank"
      rel="noreferrer"
      tabIndex={tabIndex}
      aria-label={words.watch}
      aria-describedby={titleId(video)}
      title={words.watch}
      className="poster"
    >
      {posterUrl && <img src={posterUrl} alt="" width={96} height={54} loading="lazy" decoding="async" />}
      <Play aria-hidden="true" className="size-4" />
    </a>
  );
}

interface RowActionsProps {
  readonly video: ManagedVideo;
  readonly tabIndex: 0 | -1;
  readonly onEdit: (video: ManagedVideo) => void;
  readonly onRemove: (video: ManagedVideo) => void;
}

function RowActions({ video, tabIndex, onEdit, onRemove }: RowActionsProps) {
  const about = { tabIndex, 'aria-describedby': titleId(video) };
  return (
    <div className="flex justify-end">
      <Button {...about} look="icon" aria-label={words.edit} title={words.edit} onClick={() => onEdit(video)}>
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        {...about}
        look="icon"
        aria-label={words.remove}
        title={words.remove}
        onClick={() => onRemove(video)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
