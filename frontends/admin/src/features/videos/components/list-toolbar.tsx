import { LanguageFilter } from '../../../components/fields/language-filter.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { texts } from '../../../locales/pt.ts';
import { type ListView, sortingFromText, sortingName, VIDEO_STATES } from '../domain/list-view.ts';

const words = texts.videos;
const ALL = '';

interface ListToolbarProps {
  readonly view: ListView;
  readonly onChange: (changes: Partial<ListView>) => void;
  readonly shown: number;
  readonly total: number;
  /** False while older videos are still loaded. */
  readonly isComplete: boolean;
}

/** Search, filters and order of the list. */
export function ListToolbar({ view, onChange, shown, total, isComplete }: ListToolbarProps) {
  return (
    <>
      <div className="list-toolbar">
        <SearchField
          label={words.list.search}
          value={view.search}
          onChange={(search) => onChange({ search })}
          className="list-toolbar-search"
        />
        <LanguageFilter
          label={words.list.language}
          allLabel={words.list.allLanguages}
          value={view.language}
          onChange={(language) => onChange({ language })}
        />
        <SelectField
          label={words.list.state}
          value={view.state ?? ALL}
          onChange={(value) => onChange({ state: VIDEO_STATES.find((state) => state === value) })}
          options={[
            { value: ALL, label: words.list.allStates },
            ...VIDEO_STATES.map((value) => ({ value, label: words.states[value] })),
          ]}
        />
        <SelectField
          label={words.list.sort}
          value={sortingName(view.sorting)}
          onChange={(value) => onChange({ sorting: sortingFromText(value) })}
          options={Object.entries(words.list.orders).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-faint">
        <span role="status">
          {isComplete ? words.list.shown(shown, total) : words.list.loadingOthers(total)}
        </span>
        <span className="hidden sm:inline">{words.list.keys}</span>
      </p>
    </>
  );
}
