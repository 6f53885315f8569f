import { formatBytes } from '@selah/shared/contracts/format-bytes';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { Captions, Pencil, Play, Trash2 } from 'lucide-react';
import { actionsColumn, languageColumn } from '../../../components/data-list/common-columns.tsx';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { selectColumn } from '../../../components/data-list/select-column.tsx';
import type { Selection } from '../../../components/data-list/use-selection.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatDuration, formatShortDate } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { SORT_BY } from '../domain/list-view.ts';
import { ProcessingFailure } from './processing-failure.tsx';
import { ProcessingState } from './processing-state.tsx';

const words = texts.videos.list;

interface VideoColumnsOptions {
  readonly selection: Selection<ManagedVideo>;
  readonly onEdit: (video: ManagedVideo) => void;
  readonly onRemove: (video: ManagedVideo) => void;
}

/** The columns of the list of videos. */
export function videoColumns({
  selection,
  onEdit,
  onRemove,
}: VideoColumnsOptions): ListColumn<ManagedVideo>[] {
  return [
    selectColumn({ selection, allLabel: words.selectAll, label: ({ title }) => words.selectOne(title) }),
    {
      id: 'title',
      className: 'cell-video',
      header: words.columns.video,
      sortBy: SORT_BY.title,
      cell: (video, tabIndex) => <VideoCell video={video} tabIndex={tabIndex} />,
    },
    languageColumn(words.columns.language),
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
      cell: ({ createdAt }) => formatShortDate(createdAt),
    },
    {
      id: 'state',
      className: 'cell-state',
      header: words.columns.state,
      sortBy: SORT_BY.state,
      cell: ({ processing }) => <ProcessingState state={processing} />,
    },
    actionsColumn(words.columns.actions, (video, tabIndex) => {
      const button = { tabIndex, 'aria-describedby': titleId(video) };
      return (
        <div className="flex justify-end">
          <IconButton {...button} label={words.edit} Icon={Pencil} onClick={() => onEdit(video)} />
          <IconButton {...button} label={words.remove} Icon={Trash2} onClick={() => onRemove(video)} />
        </div>
      );
    }),
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
        <p id={titleId(video)} dir="auto" title={title} className="font-medium break-words lg:truncate">
          {title}
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-faint">
          <span title={filename} className="truncate">
            {filename}
          </span>
          {hasCaptions && <Captions aria-label={words.captions} className="size-4 shrink-0" />}
        </p>
        <ProcessingFailure video={video} tabIndex={tabIndex} />
      </div>
    </div>
  );
}

/** The poster, a link that opens the video in a new tab. */
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
