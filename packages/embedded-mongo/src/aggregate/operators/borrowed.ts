import { Context, evalExpr } from 'mingo/core';
import * as operators from 'mingo/operators/expression';
import { isDocument } from '../../bson/document.ts';
import { badValue, MongoError } from '../../errors.ts';
import type { Evaluate, ExpressionOperator } from '../environment.ts';
import { plainValue } from '../plain-value.ts';

/** Operators whose work is on strings, dates, sets and floating point: mingo computes them from evaluated arguments. */
const BORROWED = new Set([
  '$abs',
  '$ceil',
  '$exp',
  '$floor',
  '$ln',
  '$log',
  '$log10',
  '$mod',
  '$pow',
  '$round',
  '$sqrt',
  '$trunc',
  '$firstN',
  '$lastN',
  '$maxN',
  '$minN',
  '$indexOfArray',
  '$range',
  '$reverseArray',
  '$slice',
  '$zip',
  '$bitAnd',
  '$bitNot',
  '$bitOr',
  '$bitXor',
  '$dateAdd',
  '$dateDiff',
  '$dateFromParts',
  '$dateFromString',
  '$dateSubtract',
  '$dateToParts',
  '$dateToString',
  '$dateTrunc',
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$isoDayOfWeek',
  '$isoWeek',
  '$isoWeekYear',
  '$millisecond',
  '$minute',
  '$month',
  '$second',
  '$week',
  '$year',
  '$rand',
  '$setField',
  '$unsetField',
  '$allElementsTrue',
  '$anyElementTrue',
  '$setDifference',
  '$setEquals',
  '$setIntersection',
  '$setIsSubset',
  '$setUnion',
  '$concat',
  '$indexOfBytes',
  '$ltrim',
  '$regexFind',
  '$regexFindAll',
  '$regexMatch',
  '$replaceAll',
  '$replaceOne',
  '$rtrim',
  '$split',
  '$strcasecmp',
  '$strLenBytes',
  '$strLenCP',
  '$substr',
  '$substrBytes',
  '$substrCP',
  '$toLower',
  '$toUpper',
  '$trim',
  '$acos',
  '$acosh',
  '$asin',
  '$asinh',
  '$atan',
  '$atan2',
  '$atanh',
  '$cos',
  '$cosh',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$sin',
  '$sinh',
  '$tan',
  '$tanh',
  '$toBool',
  '$toDate',
  '$toDouble',
  '$toInt',
  '$toLong',
  '$toString',
]);

/** Where mingo answers null to null, MongoDB answers an empty string. */
const NULL_IS_EMPTY = new Set(['$toUpper', '$toLower', '$substr', '$substrBytes', '$substrCP']);

let context: Context | undefined;

/** An operator that mingo computes, or undefined. Its arguments are evaluated here, so mingo never sees a document. */
export function borrowedOperator(name: string): ExpressionOperator | undefined {
  if (!BORROWED.has(name)) return undefined;
  return (argument, { compile }) => {
    const parts = shapeOf(argument, compile);
    if (!NULL_IS_EMPTY.has(name)) return (environment) => call(name, parts(environment));
    const [subject] = [argument].flat().map(compile);
    return (environment) => ((subject?.(environment) ?? null) === null ? '' : call(name, parts(environment)));
  };
}

/** Keeps the outer shape (list or named arguments) and puts each evaluated argument in as a literal. */
function shapeOf(argument: unknown, compile: (expression: unknown) => Evaluate): Evaluate {
  if (Array.isArray(argument)) {
    const parts = argument.map(compile);
    return (environment) => parts.map((part) => literal(part(environment)));
  }
  const [first] = isDocument(argument) ? Object.keys(argument) : [];
  if (!isDocument(argument) || first?.startsWith('$')) {
    const part = compile(argument);
    return (environment) => literal(part(environment));
  }
  const fields = Object.entries(argument).map(([field, value]) => ({ field, evaluate: compile(value) }));
  return (environment) =>
    Object.fromEntries(fields.map(({ field, evaluate }) => [field, literal(evaluate(environment))]));
}

function literal(value: unknown): unknown {
  return { $literal: plainValue(value) };
}

function call(name: string, argument: unknown): unknown {
  context ??= Context.init({ expression: { ...operators } });
  try {
    return evalExpr({}, { [name]: argument }, OPTIONS(context));
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw badValue(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const OPTIONS = (ready: Context) => ({
  idKey: '_id',
  processingMode: 0,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: ready,
});
