import type { Counter } from '@selah/shared/contracts/stats/counters';
import { formatChange, formatNumber } from '../../../lib/format-number.ts';
import { texts } from '../../../locales/pt.ts';
import type { ComparedDay, PeriodSums } from '../domain/compare-days.ts';
import { longDay } from '../domain/history-table.ts';
import { DayChart } from './day-chart.tsx';

const words = texts.statistics;

interface CounterHistoryProps {
  readonly counter: Counter;
  readonly days: readonly ComparedDay[];
  readonly sums: PeriodSums;
}

/** One counter: its sum, the change to the period before, and a chart of its days. */
export function CounterHistory({ counter, days, sums }: CounterHistoryProps) {
  const points = days.map((one) => ({
    value: one.counts[counter],
    before: one.before[counter],
    isUnfinished: one.isUnfinished,
  }));
  const labelOf = (index: number) => {
    const one = days[index];
    if (!one) return '';
    return words.point(longDay(one), formatNumber(one.counts[counter]), formatNumber(one.before[counter]));
  };
  return (
    <figure className="statistics-counter">
      <figcaption>
        <p className="text-sm text-ink-soft">{words.counters[counter]}</p>
        <p>
          <strong className="font-serif text-2xl font-normal">{formatNumber(sums.counts[counter])}</strong>{' '}
          <span className="text-sm text-ink-faint">{words.inPeriod}</span>
        </p>
        <p className="text-sm text-ink-soft">{changeText(sums.change[counter])}</p>
      </figcaption>
      <DayChart name={words.chart(words.counters[counter])} points={points} labelOf={labelOf} />
    </figure>
  );
}

function changeText(change: number | undefined): string {
  if (change === undefined) return words.nothingBefore;
  return Math.round(change * 100) === 0 ? words.same : words.more(formatChange(change));
}
