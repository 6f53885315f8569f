import { useDeferredValue, useMemo } from 'react';
import { DataList } from '../../../components/data-list/data-list.tsx';
import { NothingFound } from '../../../components/data-list/nothing-found.tsx';
import { LanguageFilter } from '../../../components/fields/language-filter.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { texts } from '../../../locales/pt.ts';
import {
  filterStatuses,
  STATUS_COLUMNS,
  STATUSES,
  statusViewFromAddress,
  statusViewToAddress,
  type VideoStatus,
} from '../domain/status-view.ts';
import { statusColumns } from './status-columns.tsx';

const words = texts.videoStatus;
const COLUMNS = statusColumns();

/** All videos with their status, search and filters (M-151 to M-155). */
export function StatusTable({ videos }: { readonly videos: readonly VideoStatus[] }) {
  const [parameters, changeAddress] = useAddressState();
  const view = statusViewFromAddress(parameters);
  const wanted = useDeferredValue(parameters.toString());
  const shown = useMemo(
    () => filterStatuses(videos, statusViewFromAddress(new URLSearchParams(wanted))),
    [videos, wanted],
  );
  const change = (changes: Parameters<typeof statusViewToAddress>[0]) =>
    changeAddress(statusViewToAddress(changes));

  return (
    <Panel title={words.list}>
      <div className="list-toolbar">
        <SearchField
          label={words.search}
          value={view.search}
          onChange={(search) => change({ search })}
          className="list-toolbar-search"
        />
        <LanguageFilter
          label={words.language}
          allLabel={words.allLanguages}
          value={view.language}
          onChange={(language) => change({ language })}
        />
        <SelectField
          label={words.status}
          value={view.status}
          onChange={(value) => change({ status: STATUSES.find((status) => status === value) ?? 'all' })}
          options={STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
        />
      </div>
      <p role="status" className="text-sm text-ink-faint">
        {words.shown(shown.length, videos.length)}
      </p>
      {shown.length === 0 ? (
        <NothingFound
          text={words.nothingFound}
          label={words.clear}
          onClear={() => change({ search: '', language: undefined, status: 'all' })}
        />
      ) : (
        <DataList
          label={words.list}
          className="status-list"
          columns={COLUMNS}
          items={shown}
          itemId={idOf}
          sorting={view.sorting}
          onSort={({ id, desc }) => {
            const column = STATUS_COLUMNS.find((known) => known === id);
            if (column) change({ sorting: { id: column, desc } });
          }}
          rowHeight={60}
        />
      )}
    </Panel>
  );
}

function idOf({ id }: VideoStatus): string {
  return String(id);
}
