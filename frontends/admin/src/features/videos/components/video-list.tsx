import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { Button } from '@selah/web-kit/ui/button';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { DataList } from '../../../components/data-list/data-list.tsx';
import { NothingFound } from '../../../components/data-list/nothing-found.tsx';
import { SelectionBar } from '../../../components/data-list/selection-bar.tsx';
import { useSelection } from '../../../components/data-list/use-selection.ts';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { filterVideos, type ListView, SORT_COLUMNS } from '../domain/list-view.ts';
import { useListView } from '../use-list-view.ts';
import { useManagedVideos } from '../use-managed-videos.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { videoColumns } from './video-columns.tsx';
import { VideoDialogs, type VideoQuestion } from './video-dialogs.tsx';

const words = texts.videos.list;
const ROW_HEIGHT = 76;
const NONE: readonly ManagedVideo[] = [];
const EVERYTHING: Partial<ListView> = { search: '', language: undefined, state: undefined };

/** All videos, with search, editing and deletion (M-122, M-129, M-131). */
export function VideoList() {
  const { videos = NONE, isComplete, isLoading, isError, error, refetch, fetchNextPage } = useManagedVideos();
  const { view, change } = useListView();
  const [question, setQuestion] = useState<VideoQuestion>();
  const wanted = useDeferredValue(view);
  const shown = useMemo(() => filterVideos(videos, wanted), [videos, wanted]);
  const selection = useSelection(videos, shown, idOf);
  const columns = useMemo(
    () =>
      videoColumns({
        selection,
        onEdit: (video) => setQuestion({ type: 'edit', video }),
        onRemove: (video) => setQuestion({ type: 'remove', videos: [video] }),
      }),
    [selection],
  );

  function sort({ id, desc }: { readonly id: string; readonly desc: boolean }) {
    const column = SORT_COLUMNS.find((known) => known === id);
    if (column) change({ sorting: { id: column, desc } });
  }

  const removeAll = videos.length > 0 && (
    <Button
      look="plain"
      className="text-danger"
      disabled={!isComplete}
      onClick={() => setQuestion({ type: 'removeAll' })}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      <span>{words.removeAll}</span>
    </Button>
  );
  return (
    <Panel title={words.title} actions={removeAll}>
      {isLoading && <LoadingText text={words.loading} />}
      {isError && videos.length === 0 && (
        <FailureNote title={words.failed} text={failureText(error, texts.frame.noAnswer)} onRetry={refetch} />
      )}
      {!isLoading && !isError && videos.length === 0 && <p className="py-6 text-ink-soft">{words.empty}</p>}
      {videos.length > 0 && (
        <>
          <ListToolbar
            view={view}
            onChange={change}
            shown={shown.length}
            total={videos.length}
            isComplete={isComplete}
          />
          {isError && !isComplete && (
            <FailureNote
              title={words.restFailed}
              text={failureText(error, texts.frame.noAnswer)}
              onRetry={() => void fetchNextPage()}
            />
          )}
          {selection.marked.length > 0 && (
            <SelectionBar
              text={words.selected(selection.marked.length)}
              clearLabel={words.clearSelection}
              onClear={selection.clear}
            >
              <Button look="quiet" onClick={() => setQuestion({ type: 'remove', videos: selection.marked })}>
                <Trash2 aria-hidden="true" className="size-4" />
                <span>{words.removeSelected}</span>
              </Button>
            </SelectionBar>
          )}
          {shown.length === 0 ? (
            <NothingFound text={words.nothingFound} label={words.clear} onClear={() => change(EVERYTHING)} />
          ) : (
            <DataList
              label={words.title}
              className="video-list"
              columns={columns}
              items={shown}
              itemId={idOf}
              sorting={view.sorting}
              onSort={sort}
              rowHeight={ROW_HEIGHT}
              isSelected={selection.has}
              onOpen={(video) => setQuestion({ type: 'edit', video })}
              onDelete={(video) => setQuestion({ type: 'remove', videos: [video] })}
              onSelect={selection.toggle}
            />
          )}
        </>
      )}
      <VideoDialogs
        question={question}
        videos={videos}
        onQuestion={setQuestion}
        onRemoved={selection.clear}
      />
    </Panel>
  );
}

function idOf({ id }: ManagedVideo): string {
  return String(id);
}
