import { Int32 } from 'bson';
import { compareValues } from '../../bson/compare.ts';
import type { ExpressionOperator } from '../environment.ts';
import { listArguments } from './arguments.ts';

/** Compares by MongoDB's order of all values; a missing field is below null and not equal to it. */
function comparison(name: string, result: (order: number) => unknown): ExpressionOperator {
  return (argument, scope) => {
    const [left = never, right = never] = listArguments(name, argument, scope, 2);
    return (environment) => result(compareValues(left(environment), right(environment), scope.text));
  };
}

const never = () => undefined;

export const COMPARISONS: Readonly<Record<string, ExpressionOperator>> = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $cmp: comparison('$cmp', (order) => new Int32(Math.sign(order))),
};
