import { DEFAULT_CONTEXT } from '../../query/query-context.ts';
import { ACCUMULATORS } from '../accumulators/accumulators.ts';
import type { ExpressionOperator } from '../environment.ts';
import { listArguments } from './arguments.ts';

/** `{ $sum: '$scores' }` outside of `$group`: over the elements of one array, or over several arguments. */
function overArguments(name: string): ExpressionOperator {
  return (argument, scope) => {
    const parts = listArguments(name, argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) => {
      const accumulator = ACCUMULATORS.get(name)?.({ ...DEFAULT_CONTEXT, text: scope.text });
      const values = parts.map((part) => part(environment));
      const [only] = values;
      for (const value of values.length === 1 && Array.isArray(only) ? only : values) accumulator?.add(value);
      return accumulator?.result();
    };
  };
}

export const ACCUMULATING: Readonly<Record<string, ExpressionOperator>> = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, overArguments(name)]),
);
