import { Int32 } from 'bson';
import { equalValues } from '../../bson/compare.ts';
import { nearestDouble } from '../../bson/exact-number.ts';
import { isNumeric, typeOf } from '../../bson/value-type.ts';
import { badValue, MongoError } from '../../errors.ts';
import type { Evaluate, ExpressionOperator } from '../environment.ts';
import { isTruthy } from '../truth.ts';
import { listArguments, namedArguments } from './arguments.ts';

/** Operators on arrays; null or missing returns null. */
export const ARRAYS: Readonly<Record<string, ExpressionOperator>> = {
  $size: (argument, scope) => {
    const [part] = listArguments('$size', argument, scope, 1);
    return (environment) => {
      const value = part?.(environment);
      if (!Array.isArray(value))
        throw new MongoError(
          17124,
          `The argument to $size must be an array, but was of type: ${typeOf(value)}`,
        );
      return new Int32(value.length);
    };
  },
  $isArray: (argument, scope) => {
    const [part] = listArguments('$isArray', argument, scope, 1);
    return (environment) => Array.isArray(part?.(environment));
  },
  $in: (argument, scope) => {
    const [needle, list] = listArguments('$in', argument, scope, 2);
    return (environment) => {
      const array = list?.(environment);
      if (!Array.isArray(array))
        throw new MongoError(40081, `$in requires an array as a second argument, found: ${typeOf(array)}`);
      const value = needle?.(environment);
      return array.some((element) => equalValues(element, value, scope.text));
    };
  },
  $arrayElemAt: (argument, scope) => {
    const [list, at] = listArguments('$arrayElemAt', argument, scope, 2);
    return (environment) => elementAt('$arrayElemAt', list?.(environment), at?.(environment));
  },
  $first: (argument, scope) => {
    const [list] = listArguments('$first', argument, scope, 1);
    return (environment) => elementAt('$first', list?.(environment), 0);
  },
  $last: (argument, scope) => {
    const [list] = listArguments('$last', argument, scope, 1);
    return (environment) => elementAt('$last', list?.(environment), -1);
  },
  $concatArrays: (argument, scope) => {
    const parts = listArguments('$concatArrays', argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) => {
      const arrays = parts.map((part) => arrayOrNull('$concatArrays', part(environment)));
      return arrays.every((array) => array !== null) ? arrays.flat() : null;
    };
  },
  $filter: (argument, { compile }) => {
    const {
      input,
      as = 'this',
      cond,
      limit,
    } = namedArguments('$filter', argument, ['input', 'cond'], ['as', 'limit']);
    const most = limit === undefined ? undefined : compile(limit);
    return overElements('$filter', compile(input), as, compile(cond), (pairs, environment) => {
      const kept = pairs.filter(({ result }) => isTruthy(result())).map(({ element }) => element);
      return most ? kept.slice(0, nearestDouble(most(environment))) : kept;
    });
  },
  $map: (argument, { compile }) => {
    const { input, as = 'this', in: body } = namedArguments('$map', argument, ['input', 'in'], ['as']);
    return overElements('$map', compile(input), as, compile(body), (pairs) =>
      pairs.map(({ result }) => result() ?? null),
    );
  },
  $reduce: (argument, { compile }) => {
    const {
      input,
      initialValue,
      in: body,
    } = namedArguments('$reduce', argument, ['input', 'initialValue', 'in']);
    const [list, start, step] = [compile(input), compile(initialValue), compile(body)];
    return (environment) => {
      const array = arrayOrNull('$reduce', list(environment));
      if (!array) return null;
      return array.reduce<unknown>(
        (value, element) =>
          step({ ...environment, variables: { ...environment.variables, value, this: element } }),
        start(environment),
      );
    };
  },
};

type Pair = { element: unknown; result: () => unknown };

function overElements(
  name: string,
  input: Evaluate,
  as: unknown,
  body: Evaluate,
  collect: (pairs: Pair[], environment: Parameters<Evaluate>[0]) => unknown,
): Evaluate {
  if (typeof as !== 'string') throw badValue(`${name}: 'as' must be a string`);
  return (environment) => {
    const array = arrayOrNull(name, input(environment));
    if (!array) return null;
    const pairs = array.map((element: unknown) => ({
      element,
      result: () => body({ ...environment, variables: { ...environment.variables, [as]: element } }),
    }));
    return collect(pairs, environment);
  };
}

function arrayOrNull(name: string, value: unknown): unknown[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value))
    throw new MongoError(28664, `${name} only supports arrays, not ${typeOf(value)}`);
  return value;
}

function elementAt(name: string, value: unknown, at: unknown): unknown {
  const array = arrayOrNull(name, value);
  if (!array || at === null || at === undefined) return null;
  const index = isNumeric(at) ? nearestDouble(at) : Number.NaN;
  if (!Number.isInteger(index))
    throw new MongoError(28691, `${name}'s second argument must be a whole number`);
  return array.at(index);
}
