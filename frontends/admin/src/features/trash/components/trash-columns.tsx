import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { Button } from '@selah/web-kit/ui/button';
import { FileVideo, RotateCcw, Trash2 } from 'lucide-react';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { selectColumn } from '../../../components/data-list/select-column.tsx';
import type { Selection } from '../../../components/data-list/use-selection.ts';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { texts } from '../../../locales/pt.ts';

const words = texts.trash;

interface TrashColumnsParts {
  readonly selection: Selection<TrashItem>;
  readonly isBusy: boolean;
  readonly onRestore: (item: TrashItem) => void;
  readonly onDelete: (item: TrashItem) => void;
}

/** What the trash says of each thing in it, and what can be done with it. */
export function trashColumns(parts: TrashColumnsParts): ListColumn<TrashItem>[] {
  const { selection, isBusy, onRestore, onDelete } = parts;
  return [
    selectColumn({ selection, allLabel: words.selectAll, label: ({ title }) => words.selectOne(title) }),
    {
      id: 'title',
      className: 'cell-video',
      header: words.columns.video,
      sortBy: ({ title }) => title,
      cell: (item) => <ItemCell item={item} />,
    },
    {
      id: 'language',
      className: 'cell-language',
      header: words.columns.language,
      sortBy: ({ language }) => language && LANGUAGE_NAMES[language],
      cell: ({ language }) => (language ? LANGUAGE_NAMES[language] : texts.videos.list.unknown),
    },
    {
      id: 'deleted',
      className: 'cell-created',
      header: words.columns.deleted,
      sortBy: ({ deletedAt }) => Date.parse(deletedAt),
      cell: ({ deletedAt }) => <When label={words.columns.deleted} moment={deletedAt} />,
    },
    {
      id: 'expires',
      className: 'cell-state',
      header: words.columns.expires,
      sortBy: ({ expiresAt }) => Date.parse(expiresAt),
      cell: ({ expiresAt }) => <When label={words.columns.expires} moment={expiresAt} />,
    },
    {
      id: 'actions',
      className: 'cell-actions',
      header: <span className="sr-only">{words.columns.actions}</span>,
      cell: (item, tabIndex) => {
        const about = { tabIndex, disabled: isBusy, 'aria-describedby': `trash-title-${item.id}` };
        return (
          <div className="flex justify-end">
            <Button
              {...about}
              look="icon"
              aria-label={words.restore}
              title={words.restore}
              onClick={() => onRestore(item)}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
            </Button>
            <Button
              {...about}
              look="icon"
              aria-label={words.remove}
              title={words.remove}
              onClick={() => onDelete(item)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        );
      },
    },
  ];
}

/** On a phone, where no header says so, the moment says what it is the moment of. */
function When({ label, moment }: { readonly label: string; readonly moment: string }) {
  return (
    <time dateTime={moment} title={formatMoment(moment)}>
      <span className="lg:hidden">{label} </span>
      {formatRelative(moment, Date.now())}
    </time>
  );
}

function ItemCell({ item }: { readonly item: TrashItem }) {
  const { id, title, filename, posterUrl } = item;
  return (
    <div className="video-cell">
      <span aria-hidden="true" className="poster">
        {posterUrl ? (
          <img src={posterUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <FileVideo className="size-5" />
        )}
      </span>
      <div className="min-w-0">
        <p id={`trash-title-${id}`} dir="auto" title={title} className="truncate font-medium">
          {title}
        </p>
        <p title={filename} className="truncate text-sm text-ink-faint">
          {filename}
        </p>
      </div>
    </div>
  );
}
