import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import { saveFile } from '@selah/web-kit/browser/save-file';
import { Button } from '@selah/web-kit/ui/button';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { Sorting } from '../../../components/data-list/list-column.ts';
import { NothingFound } from '../../../components/data-list/nothing-found.tsx';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { csvOf } from '../../../lib/csv.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAllPages } from '../../../lib/use-all-pages.ts';
import { texts } from '../../../locales/pt.ts';
import { useAuditInfiniteQuery } from '../api/audit-endpoints.ts';
import { type AuditGroup, cellsOf, isFound, isInGroup } from '../domain/describe-entry.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const words = texts.audit;
const ROW_HEIGHT = 68;
const NOTHING: readonly AuditEntry[] = [];
const LAST_FIRST: Sorting = { id: 'when', desc: true };
const GROUP_OPTIONS = Object.entries(words.groups).map(([value, label]) => ({ value, label }));

/** Who did what in the last year, searched and filtered here, as the other long lists are. */
export function Audit() {
  const query = useAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isLoading, isError, error, refetch, fetchNextPage } = query;
  const { items = NOTHING, isComplete } = useAllPages(query);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<AuditGroup>('all');
  const [sorting, setSorting] = useState(LAST_FIRST);
  const shown = useMemo(
    () => items.filter((entry) => isInGroup(entry, group) && isFound(entry, search)),
    [items, group, search],
  );
  const hasItems = items.length > 0;

  function clear() {
    setSearch('');
    setGroup('all');
  }

  const download = hasItems && (
    <Button
      look="quiet"
      disabled={!isComplete || shown.length === 0}
      onClick={() =>
        saveFile(
          `historico-${new Date().toISOString().slice(0, 10)}.csv`,
          csvOf([words.csvHead, ...shown.map(cellsOf)]),
          'text/csv;charset=utf-8',
        )
      }
    >
      <Download aria-hidden="true" className="size-4" />
      <span>{words.csv}</span>
    </Button>
  );
  return (
    <Panel title={words.title} actions={download}>
      <p className="text-ink-soft">{words.intro}</p>
      {isLoading && <LoadingText text={words.loading} />}
      {isError && !hasItems && (
        <FailureNote title={words.failed} text={failureText(error, texts.frame.noAnswer)} onRetry={refetch} />
      )}
      {!isLoading && !isError && !hasItems && <p className="py-6">{words.empty}</p>}
      {hasItems && (
        <div className="flex flex-wrap items-end gap-4">
          <SearchField
            label={words.search}
            value={search}
            onChange={setSearch}
            className="w-full max-w-md flex-[2_1_16rem]"
          />
          <SelectField
            label={words.group}
            value={group}
            options={GROUP_OPTIONS}
            onChange={(value) => setGroup(value as AuditGroup)}
            className="flex-[1_1_12rem] sm:max-w-xs"
          />
        </div>
      )}
      {hasItems && !isComplete && !isError && (
        <p role="status" className="text-sm text-ink-faint">
          {words.loadingOthers(items.length)}
        </p>
      )}
      {hasItems && !isComplete && isError && (
        <FailureNote
          title={words.failed}
          text={failureText(error, texts.frame.noAnswer)}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasItems && shown.length === 0 && (
        <NothingFound text={words.nothingFound} label={texts.videos.list.clear} onClear={clear} />
      )}
      {shown.length > 0 && (
        <DataList
          label={words.title}
          className="audit-list"
          columns={AUDIT_COLUMNS}
          items={shown}
          itemId={idOf}
          sorting={sorting}
          onSort={setSorting}
          rowHeight={ROW_HEIGHT}
        />
      )}
    </Panel>
  );
}

function idOf({ id }: AuditEntry): string {
  return id;
}
