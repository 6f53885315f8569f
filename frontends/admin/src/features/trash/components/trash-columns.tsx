import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { FileVideo, RotateCcw, Trash2 } from 'lucide-react';
import { actionsColumn, languageColumn } from '../../../components/data-list/common-columns.tsx';
import type { ListColumn } from '../../../components/data-list/list-column.ts';
import { selectColumn } from '../../../components/data-list/select-column.tsx';
import { TitleAndFilename } from '../../../components/data-list/title-and-filename.tsx';
import type { Selection } from '../../../components/data-list/use-selection.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.trash;

interface TrashColumnsOptions {
  readonly selection: Selection<TrashItem>;
  readonly isBusy: boolean;
  readonly onRestore: (item: TrashItem) => void;
  readonly onDelete: (item: TrashItem) => void;
}

/** The columns of the trash. */
export function trashColumns(options: TrashColumnsOptions): ListColumn<TrashItem>[] {
  const { selection, isBusy, onRestore, onDelete } = options;
  return [
    selectColumn({ selection, allLabel: words.selectAll, label: ({ title }) => words.selectOne(title) }),
    {
      id: 'title',
      className: 'cell-video',
      header: words.columns.video,
      sortBy: ({ title }) => title,
      cell: (item) => <ItemCell item={item} />,
    },
    languageColumn(words.columns.language, texts.videos.list.unknown),
    {
      id: 'deleted',
      className: 'cell-created',
      header: words.columns.deleted,
      sortBy: ({ deletedAt }) => Date.parse(deletedAt),
      cell: ({ deletedAt }) => <RelativeTime label={words.columns.deleted} moment={deletedAt} />,
    },
    {
      id: 'expires',
      className: 'cell-state',
      header: words.columns.expires,
      sortBy: ({ expiresAt }) => Date.parse(expiresAt),
      cell: ({ expiresAt }) => <RelativeTime label={words.columns.expires} moment={expiresAt} />,
    },
    actionsColumn(words.columns.actions, (item, tabIndex) => {
      const button = { tabIndex, disabled: isBusy, 'aria-describedby': `trash-title-${item.id}` };
      return (
        <div className="flex justify-end">
          <IconButton {...button} label={words.restore} Icon={RotateCcw} onClick={() => onRestore(item)} />
          <IconButton {...button} label={words.remove} Icon={Trash2} onClick={() => onDelete(item)} />
        </div>
      );
    }),
  ];
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
      <TitleAndFilename id={`trash-title-${id}`} title={title} filename={filename} />
    </div>
  );
}
