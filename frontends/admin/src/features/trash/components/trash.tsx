import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { Button } from '@selah/web-kit/ui/button';
import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { Sorting } from '../../../components/data-list/list-column.ts';
import { NothingFound } from '../../../components/data-list/nothing-found.tsx';
import { SelectionBar } from '../../../components/data-list/selection-bar.tsx';
import { useSelection } from '../../../components/data-list/use-selection.ts';
import { BatchProgressBar } from '../../../components/feedback/batch-progress.tsx';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { useAllPages } from '../../../lib/use-all-pages.ts';
import { texts } from '../../../locales/pt.ts';
import { useTrashInfiniteQuery } from '../api/trash-endpoints.ts';
import { useTrashActions } from '../use-trash-actions.ts';
import { trashColumns } from './trash-columns.tsx';

const words = texts.trash;
const ROW_HEIGHT = 76;
const NOTHING: readonly TrashItem[] = [];
const LAST_FIRST: Sorting = { id: 'deleted', desc: true };

/** Files deleted in the last seven days, which can be restored or deleted permanently (Q26). */
export function Trash() {
  const query = useTrashInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isLoading, isError, error, refetch, fetchNextPage } = query;
  const { items = NOTHING, isComplete } = useAllPages(query);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState(LAST_FIRST);
  const [toDelete, setToDelete] = useState<readonly TrashItem[]>([]);
  const { restore, deleteForGood, isBusy, isDeleting, progress } = useTrashActions();
  const shown = useMemo(() => items.filter((item) => isFound(item, search)), [items, search]);
  const selection = useSelection(items, shown, idOf);
  const columns = useMemo(
    () =>
      trashColumns({
        selection,
        isBusy,
        onRestore: (item) => restore([item]),
        onDelete: (item) => setToDelete([item]),
      }),
    [selection, isBusy, restore],
  );

  async function confirmDeletion() {
    if (!(await deleteForGood(toDelete))) return;
    setToDelete([]);
    selection.clear();
  }

  const emptyAll = items.length > 0 && (
    <Button
      look="plain"
      className="text-danger"
      disabled={!isComplete || isBusy}
      onClick={() => setToDelete(items)}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      <span>{words.emptyAll}</span>
    </Button>
  );
  return (
    <Panel title={words.title} actions={emptyAll}>
      <p className="text-ink-soft">{words.intro}</p>
      {isLoading && <LoadingText text={words.loading} />}
      {isError && items.length === 0 && (
        <FailureNote title={words.failed} text={failureText(error, texts.frame.noAnswer)} onRetry={refetch} />
      )}
      {!isLoading && !isError && items.length === 0 && <p className="py-6">{words.empty}</p>}
      {items.length > 0 && (
        <SearchField label={words.search} value={search} onChange={setSearch} className="max-w-md" />
      )}
      {items.length > 0 && !isComplete && !isError && (
        <p role="status" className="text-sm text-ink-faint">
          {words.loadingOthers(items.length)}
        </p>
      )}
      {items.length > 0 && !isComplete && isError && (
        <FailureNote
          title={words.failed}
          text={failureText(error, texts.frame.noAnswer)}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {progress && !isDeleting && <BatchProgressBar label={words.restoring} progress={progress} />}
      {selection.marked.length > 0 && (
        <SelectionBar
          text={words.selected(selection.marked.length)}
          clearLabel={texts.videos.list.clearSelection}
          onClear={selection.clear}
        >
          <Button look="quiet" disabled={isBusy} onClick={() => restore(selection.marked)}>
            <RotateCcw aria-hidden="true" className="size-4" />
            <span>{words.restoreSelected}</span>
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setToDelete(selection.marked)}>
            <Trash2 aria-hidden="true" className="size-4" />
            <span>{words.removeSelected}</span>
          </Button>
        </SelectionBar>
      )}
      {items.length > 0 && shown.length === 0 && (
        <NothingFound
          text={words.nothingFound}
          label={texts.videos.list.clear}
          onClear={() => setSearch('')}
        />
      )}
      {shown.length > 0 && (
        <DataList
          label={words.title}
          className="trash-list"
          columns={columns}
          items={shown}
          itemId={idOf}
          sorting={sorting}
          onSort={setSorting}
          rowHeight={ROW_HEIGHT}
          isSelected={selection.has}
          onDelete={(item) => setToDelete([item])}
          onSelect={selection.toggle}
        />
      )}
      <ConfirmDialog
        open={toDelete.length > 0}
        title={words.removeTitle(toDelete.length)}
        text={words.removeText}
        confirmLabel={isDeleting ? words.removing : words.remove}
        cancelLabel={texts.frame.cancel}
        isPending={isDeleting}
        onClose={() => setToDelete([])}
        onConfirm={() => void confirmDeletion()}
      >
        {progress && <BatchProgressBar label={words.removing} progress={progress} />}
      </ConfirmDialog>
    </Panel>
  );
}

function idOf({ id }: TrashItem): string {
  return id;
}

function isFound({ title, filename }: TrashItem, search: string): boolean {
  return normalizeForSearch(`${title}\n${filename}`).includes(normalizeForSearch(search.trim()));
}
