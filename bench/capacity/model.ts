import { scaled, sumOf, type Times } from './times.ts';
import type { Call } from './visit.ts';

/** One load that was measured. */
export interface Load {
  /** Per second. */
  readonly visits: number;
  /** Seconds of CPU per second. */
  readonly perSecond: Times;
  /** Mean time to an answer, by kind of request. Milliseconds. */
  readonly waited: Times;
  readonly answered: number;
  readonly seconds: number;
}

/** What the model says of a rate of visits. */
export type Prediction = Pick<Load, 'perSecond' | 'waited'>;

export interface Fitted {
  /** Utilisation without requests. */
  readonly idle: Times;
  /** Microseconds of each kind of request, measured alone. */
  readonly costs: ReadonlyMap<string, Times>;
  readonly references: readonly Load[];
}

/**
 * The model of docs/capacity.md, fitted to reference loads. A visit costs less the more there are at once: utilisation is
 * `U0 + c * rate^p`, with c and p of each process from all references (p = 1 would be the utilisation law). The time to an answer is
 * the sum of `d / (1 - U)` over the processes, where `d` falls with the rate as the cost of a visit does, and what does not depend on
 * the rate: waits for disks and acknowledgements, the mean of those at the references.
 */
export function fitModel(
  calls: readonly Call[],
  { idle, costs, references }: Fitted,
): (visits: number) => Prediction {
  const names = Object.keys(references[0]?.perSecond ?? {});
  const laws = new Map(names.map((name) => [name, fitLaw(name, idle[name] ?? 0, references)]));
  const alone = sumOf(calls.map((call) => scaled(costs.get(call.name) ?? {}, call.perVisit / 1e6)));
  /** Milliseconds in processes, without waits. */
  const processing = (visits: number, perSecond: Times): Times => {
    const share = (name: string) =>
      ((perSecond[name] ?? 0) - (idle[name] ?? 0)) / (visits * (alone[name] ?? Number.POSITIVE_INFINITY));
    return Object.fromEntries(
      calls.map((call) => {
        const own = Object.entries(costs.get(call.name) ?? {});
        const time = ([name, cost]: (typeof own)[number]) =>
          ((cost / 1000) * share(name)) / (1 - (perSecond[name] ?? 0));
        return [call.name, own.reduce((sum, each) => sum + time(each), 0)];
      }),
    );
  };
  const waits = scaled(
    sumOf(
      references.flatMap(({ waited, visits, perSecond }) => [
        waited,
        scaled(processing(visits, perSecond), -1),
      ]),
    ),
    1 / references.length,
  );
  return (visits) => {
    const perSecond = Object.fromEntries(names.map((name) => [name, laws.get(name)?.(visits) ?? 0]));
    return { perSecond, waited: sumOf([processing(visits, perSecond), waits]) };
  };
}

/** The line through the logarithms; a load of more CPU time says more, as CPU time is counted in steps. */
function fitLaw(name: string, base: number, references: readonly Load[]): (visits: number) => number {
  const points = references.map(({ visits, perSecond, seconds }) => {
    const busy = Math.max((perSecond[name] ?? 0) - base, 1e-6);
    return { x: Math.log(visits), y: Math.log(busy), weight: busy * seconds };
  });
  const mean = (value: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + value(point) * point.weight, 0) /
    points.reduce((sum, { weight }) => sum + weight, 0);
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const power = mean(({ x, y }) => (x - meanX) * (y - meanY)) / mean(({ x }) => (x - meanX) ** 2);
  return (visits) => base + Math.exp(meanY + power * (Math.log(visits) - meanX));
}

/** The mean of a figure for each kind of request, over those that `isCounted` names. */
export function meanOf(calls: readonly Call[], figures: Times, isCounted: (call: Call) => boolean): number {
  const counted = calls.filter(isCounted);
  const count = counted.reduce((sum, { perVisit }) => sum + perVisit, 0);
  return counted.reduce((sum, { name, perVisit }) => sum + (figures[name] ?? 0) * perVisit, 0) / count;
}

/** Several parts of one load as one. Of their times to an answer the median: one part during which a disk stood still says nothing. */
export function together(parts: readonly Load[]): Load {
  const sum = (value: (part: Load) => number) => parts.reduce((all, part) => all + value(part), 0);
  const [answered, seconds] = [sum((part) => part.answered), sum((part) => part.seconds)];
  const kinds = Object.keys(parts[0]?.waited ?? {});
  return {
    answered,
    seconds,
    waited: Object.fromEntries(
      kinds.map((kind) => [kind, medianOf(parts.flatMap(({ waited }) => waited[kind] ?? []))]),
    ),
    visits: sum((part) => part.visits * part.seconds) / seconds,
    perSecond: sumOf(parts.map((part) => scaled(part.perSecond, part.seconds / seconds))),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
