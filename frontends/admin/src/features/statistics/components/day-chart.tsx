import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { texts } from '../../../locales/pt.ts';

export interface ChartPoint {
  readonly value: number;
  /** The value of the same day in the period before. */
  readonly before: number;
  readonly isUnfinished: boolean;
}

interface DayChartProps {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** The point as text, also for screen readers. Written for the chosen point only, because dates are slow to format. */
  readonly labelOf: (index: number) => string;
}

/** Units of the SVG, which is stretched by the page. */
const WIDTH = 320;
const HEIGHT = 96;
const WEEK = 7;

/**
 * A line chart of days over the period before. It is a slider whose value is a day: arrow keys, Page Up and Down, Home and
 * End move between points, and screen readers announce each point.
 */
export function DayChart({ name, points, labelOf }: DayChartProps) {
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number>();
  const [isActive, setIsActive] = useState(false);
  const at = Math.min(chosen ?? last, last);
  const label = labelOf(at);
  const top = Math.max(1, ...points.map(({ value, before }) => Math.max(value, before)));
  const x = (index: number) => (last === 0 ? WIDTH / 2 : (index / last) * WIDTH);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const line = (heightOf: (one: ChartPoint) => number, until = points.length) =>
    points.slice(0, until).map((one, index) => `${x(index).toFixed(1)},${y(heightOf(one)).toFixed(1)}`);
  const finished = points.at(-1)?.isUnfinished ? last : points.length;
  const current = line(({ value }) => value);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextPoint(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  function onPointerMove(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 1 : (event.clientX - left) / width;
    setChosen(Math.round(Math.min(1, Math.max(0, share)) * last));
    setIsActive(true);
  }

  return (
    <div className="day-chart">
      <span className="day-chart-top" aria-hidden="true">
        {formatNumber(top)}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-description={texts.statistics.howToRead}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={label}
        onKeyDown={onKeyDown}
        onFocus={() => setIsActive(true)}
        onBlur={() => setIsActive(false)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setIsActive(false)}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <polygon
            className="day-chart-area"
            points={[...current, `${WIDTH},${HEIGHT}`, `0,${HEIGHT}`].join(' ')}
          />
          <polyline className="day-chart-before" points={line(({ before }) => before).join(' ')} />
          <polyline className="day-chart-line" points={current.slice(0, finished).join(' ')} />
          {finished < points.length && (
            <polyline className="day-chart-unfinished" points={current.slice(-2).join(' ')} />
          )}
          {isActive && <line className="day-chart-mark" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />}
        </svg>
      </div>
      <p className="day-chart-words" aria-hidden="true">
        {label}
      </p>
    </div>
  );
}

/** The point that a key moves to; undefined for other keys. */
function nextPoint(key: string, at: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + WEEK,
    PageDown: at - WEEK,
    Home: 0,
    End: last,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.min(last, Math.max(0, wanted));
}
