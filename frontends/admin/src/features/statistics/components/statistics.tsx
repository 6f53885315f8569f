import { COUNTERS } from '@selah/shared/contracts/stats/counters';
import type { Stats } from '@selah/shared/contracts/stats/stats';
import { Button } from '@selah/web-kit/ui/button';
import { RotateCw } from 'lucide-react';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { adminApi } from '../../../lib/admin-api.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useStatsQuery } from '../api/statistics-endpoints.ts';
import { History } from './history.tsx';

const words = texts.statistics;

/** The four counters (M-113 to M-115) and their history. */
export function Statistics() {
  const dispatch = useAppDispatch();
  const { data: stats, isFetching, isError, refetch } = useStatsQuery();
  const refresh = () => {
    // A failed query has no cache entry, so tags do not refetch it.
    if (isError) void refetch();
    dispatch(adminApi.util.invalidateTags(['Stats']));
  };

  return (
    <Panel
      title={words.title}
      actions={
        <Button look="quiet" disabled={isFetching} onClick={refresh}>
          <RotateCw aria-hidden="true" className="size-4" />
          <span>{isFetching ? words.refreshing : words.refresh}</span>
        </Button>
      }
    >
      {isError && !isFetching && <FailureNote title={words.failed} onRetry={refresh} />}
      {!stats && !isError && <LoadingText text={words.loading} />}
      {stats && <Totals stats={stats} />}
      {/* Also before the counters are there, so that both are requested at once. */}
      {(stats || !isError) && <History stats={stats} />}
    </Panel>
  );
}

function Totals({ stats }: { readonly stats: Stats }) {
  return (
    <div className="grid gap-2">
      <dl className="statistics-totals">
        {COUNTERS.map((counter) => (
          <div key={counter}>
            <dt>{words.counters[counter]}</dt>
            <dd>{formatNumber(stats[counter])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-faint">
        {`${words.total}. ${words.lastUpdated(formatDateTime(stats.lastUpdated))}.`}
      </p>
    </div>
  );
}
