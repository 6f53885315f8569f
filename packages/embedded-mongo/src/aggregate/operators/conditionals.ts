import { isDocument } from '../../bson/document.ts';
import { badValue, MongoError } from '../../errors.ts';
import type { Evaluate, ExpressionOperator } from '../environment.ts';
import { isTruthy } from '../truth.ts';
import { listArguments, namedArguments } from './arguments.ts';

/** Control flow operators, which evaluate only the needed branch. */
export const CONDITIONALS: Readonly<Record<string, ExpressionOperator>> = {
  $literal: (argument) => () => argument,
  $and: (argument, scope) => {
    const parts = listArguments('$and', argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) => parts.every((part) => isTruthy(part(environment)));
  },
  $or: (argument, scope) => {
    const parts = listArguments('$or', argument, scope, 0, Number.POSITIVE_INFINITY);
    return (environment) => parts.some((part) => isTruthy(part(environment)));
  },
  $not: (argument, scope) => {
    const [part] = listArguments('$not', argument, scope, 1);
    return (environment) => !isTruthy(part?.(environment));
  },
  $cond: (argument, scope) => {
    const [test, result, otherwise] = condParts(argument).map(scope.compile);
    return (environment) => (isTruthy(test?.(environment)) ? result : otherwise)?.(environment);
  },
  $switch: (argument, { compile }) => {
    const { branches, default: otherwise } = namedArguments('$switch', argument, ['branches'], ['default']);
    if (!Array.isArray(branches) || branches.length === 0)
      throw badValue('$switch requires at least one branch');
    const compiled = branches.map((branch: unknown) => {
      const { case: test, then } = namedArguments('$switch', branch, ['case', 'then']);
      return { test: compile(test), result: compile(then) };
    });
    return choose(compiled, otherwise === undefined ? noBranch : compile(otherwise));
  },
  $ifNull: (argument, scope) => {
    const parts = listArguments('$ifNull', argument, scope, 2, Number.POSITIVE_INFINITY);
    return (environment) => {
      let value: unknown;
      for (const part of parts) {
        value = part(environment);
        if (value !== null && value !== undefined) return value;
      }
      return value;
    };
  },
  $let: (argument, { compile }) => {
    const { vars, in: body } = namedArguments('$let', argument, ['vars', 'in']);
    if (!isDocument(vars)) throw badValue('invalid parameter: expected an object (vars)');
    const bindings = Object.entries(vars).map(([name, value]) => ({ name, evaluate: compile(value) }));
    const evaluate = compile(body);
    return (environment) => {
      const bound = Object.fromEntries(
        bindings.map((binding) => [binding.name, binding.evaluate(environment)]),
      );
      return evaluate({ ...environment, variables: { ...environment.variables, ...bound } });
    };
  },
};

function condParts(argument: unknown): unknown[] {
  if (isDocument(argument)) {
    const named = namedArguments('$cond', argument, ['if', 'then', 'else']);
    return [named.if, named.then, named.else];
  }
  if (Array.isArray(argument) && argument.length === 3) return argument;
  throw new MongoError(16020, 'Expression $cond takes exactly 3 arguments.');
}

function choose(branches: readonly { test: Evaluate; result: Evaluate }[], otherwise: Evaluate): Evaluate {
  return (environment) => {
    const branch = branches.find(({ test }) => isTruthy(test(environment)));
    return (branch?.result ?? otherwise)(environment);
  };
}

function noBranch(): never {
  throw new MongoError(
    40066,
    '$switch could not find a matching branch for an input, and no default was specified.',
  );
}
