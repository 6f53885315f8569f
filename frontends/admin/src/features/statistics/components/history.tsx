import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { COUNTERS } from '@selah/shared/contracts/stats/counters';
import type { Stats } from '@selah/shared/contracts/stats/stats';
import { saveFile } from '@selah/web-kit/browser/save-file';
import { Button } from '@selah/web-kit/ui/button';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { texts } from '../../../locales/pt.ts';
import { useStatsHistoryQuery } from '../api/statistics-endpoints.ts';
import {
  compareDays,
  comparisonShift,
  daysNeeded,
  PERIODS,
  type Period,
  sumDays,
} from '../domain/compare-days.ts';
import { historyTable, toCsv } from '../domain/history-table.ts';
import { CounterHistory } from './counter-history.tsx';
import { HistoryTableView } from './history-table-view.tsx';

const words = texts.statistics;

interface HistoryProps {
  /** Undefined while they are loaded; nothing is shown until then. */
  readonly stats: Pick<Stats, 'today' | 'timeZone'> | undefined;
}

/** The counters of a period compared with the one before, in one or all languages. */
export function History({ stats }: HistoryProps) {
  const [period, setPeriod] = useState<Period>(PERIODS[0]);
  const [language, setLanguage] = useState<Language>();
  const { currentData: history, isError, isFetching, refetch } = useStatsHistoryQuery(daysNeeded(period));
  const today = stats?.today;
  const days = useMemo(
    () => history && today && compareDays({ history, today, period, language }),
    [history, today, period, language],
  );
  if (!stats) return null;

  return (
    <div className="grid gap-4 border-t border-edge pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 className="font-serif text-lg">{words.historyTitle}</h3>
        <div className="flex flex-wrap items-center gap-3">
          <fieldset className="choice-row">
            <legend className="sr-only">{words.period}</legend>
            {PERIODS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="statistics-period"
                  checked={one === period}
                  onChange={() => setPeriod(one)}
                />
                <span>{words.periodDays(one)}</span>
              </label>
            ))}
          </fieldset>
          <label className="flex items-center gap-2">
            <span className="text-ink-soft">{words.language}</span>
            <select
              className="statistics-language"
              value={language ?? ''}
              onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value))}
            >
              <option value="">{words.allLanguages}</option>
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <p className="text-sm text-ink-faint">{words.comparedWith(comparisonShift(period), stats.timeZone)}</p>
      {isError && !isFetching && <FailureNote title={words.failed} onRetry={() => void refetch()} />}
      {!days && !isError && <LoadingText text={words.historyLoading} />}
      {days && (
        <Days
          days={days}
          fileName={`estatisticas-${today}-${period}-dias${language ? `-${language}` : ''}.csv`}
        />
      )}
    </div>
  );
}

function Days({
  days,
  fileName,
}: {
  readonly days: ReturnType<typeof compareDays>;
  readonly fileName: string;
}) {
  const table = useMemo(() => historyTable(days), [days]);
  // Deferred, so that the charts do not wait for the thousands of cells of a year.
  const shownTable = useDeferredValue(table, undefined);
  const sums = useMemo(() => sumDays(days), [days]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {COUNTERS.map((counter) => (
          <CounterHistory key={counter} counter={counter} days={days} sums={sums} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-medium">{words.table}</h4>
        <Button look="quiet" onClick={() => saveFile(fileName, toCsv(table), 'text/csv;charset=utf-8')}>
          <Download aria-hidden="true" className="size-4" />
          <span>{words.csv}</span>
        </Button>
      </div>
      {shownTable && <HistoryTableView table={shownTable} />}
    </>
  );
}
