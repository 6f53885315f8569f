import { Double, Int32 } from 'bson';
import { addNumbers, IntegerOverflow } from '../../bson/arithmetic.ts';
import { compareValues } from '../../bson/compare.ts';
import { nearestDouble } from '../../bson/exact-number.ts';
import { ValueMap } from '../../bson/value-map.ts';
import { isNumeric, typeOf } from '../../bson/value-type.ts';
import { notSupported } from '../../errors.ts';
import type { QueryContext } from '../../query/query-context.ts';
import { mergeObjects } from '../operators/objects.ts';
import type { Accumulator } from './accumulator.ts';

/** Accumulators of `$group`; most also work as expressions on an array. */
export const ACCUMULATORS: ReadonlyMap<string, (context: QueryContext) => Accumulator> = new Map<
  string,
  (context: QueryContext) => Accumulator
>([
  ['$sum', () => sum()],
  ['$avg', () => average()],
  ['$min', ({ text }) => extreme((order) => order < 0, text)],
  ['$max', ({ text }) => extreme((order) => order > 0, text)],
  ['$first', () => keep((kept, value, isFirst) => (isFirst ? value : kept))],
  ['$last', () => keep((_, value) => value)],
  ['$push', () => list()],
  ['$addToSet', ({ text }) => set(text)],
  ['$mergeObjects', () => merged()],
  ['$stdDevPop', () => deviation(0)],
  ['$stdDevSamp', () => deviation(1)],
]);

/** Ignores values that are not numbers. Integer sums beyond 64 bits continue as doubles. */
function sum(): Accumulator {
  let total: unknown = new Int32(0);
  return {
    add: (value) => {
      if (isNumeric(value)) total = addWidening(total, value);
    },
    result: () => total,
  };
}

function addWidening(left: unknown, right: unknown): unknown {
  try {
    return addNumbers(left, right);
  } catch (error) {
    if (error instanceof IntegerOverflow) return new Double(nearestDouble(left) + nearestDouble(right));
    throw error;
  }
}

function average(): Accumulator {
  const total = sum();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      if (typeOf(value) === 'decimal') throw notSupported('$avg of decimals');
      total.add(value);
      count++;
    },
    result: () => (count === 0 ? null : new Double(nearestDouble(total.result()) / count)),
  };
}

function extreme(better: (order: number) => boolean, text: QueryContext['text']): Accumulator {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      if (best === null || better(compareValues(value, best, text))) best = value;
    },
    result: () => best,
  };
}

function keep(choose: (kept: unknown, value: unknown, isFirst: boolean) => unknown): Accumulator {
  let kept: unknown = null;
  let isFirst = true;
  return {
    add: (value) => {
      kept = choose(kept, value ?? null, isFirst);
      isFirst = false;
    },
    result: () => kept,
  };
}

function list(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function set(text: QueryContext['text']): Accumulator {
  const values = new ValueMap<unknown>(text);
  return {
    add: (value) => {
      if (value !== undefined) values.getOrCreate(value, () => value);
    },
    result: () => values.values(),
  };
}

function merged(): Accumulator {
  const values: unknown[] = [];
  return { add: (value) => void values.push(value), result: () => mergeObjects(values) };
}

/** Welford's algorithm, which keeps small differences between large values. */
function deviation(lost: 0 | 1): Accumulator {
  let count = 0;
  let mean = 0;
  let squares = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      const number = nearestDouble(value);
      count++;
      const distance = number - mean;
      mean += distance / count;
      squares += distance * (number - mean);
    },
    result: () => (count > lost ? new Double(Math.sqrt(squares / (count - lost))) : null),
  };
}
