import { createRequire } from 'node:module';
import { compareUtf8 } from '../../bson/compare.ts';
import { isDocument } from '../../bson/document.ts';
import { badValue, MongoError, notSupported } from '../../errors.ts';
import type { Evaluate, ExpressionOperator } from '../environment.ts';
import { plainValue } from '../plain-value.ts';

/** Operators on strings, dates, sets and floating point: mingo computes them from evaluated arguments. */
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

/** For null, mingo returns null where MongoDB returns an empty string. */
const NULL_IS_EMPTY = new Set(['$toUpper', '$toLower', '$substr', '$substrBytes', '$substrCP']);

const require = createRequire(import.meta.url);

type Compute = (expression: unknown) => unknown;
let mingo: Compute | undefined;

/** Loads mingo when it is first needed: it takes about 12 MB, and many applications never need it. */
function loadMingo(): Compute {
  const { Context, evalExpr }: typeof import('mingo/core') = require('mingo/core');
  const operators: typeof import('mingo/operators/expression') = require('mingo/operators/expression');
  const context = Context.init({ expression: { ...operators } });
  const options = {
    idKey: '_id',
    processingMode: 0,
    useStrictMode: true,
    scriptEnabled: false,
    failOnError: true,
    context,
  };
  return (expression) => evalExpr({}, expression, options);
}

/**
 * An operator computed by mingo, or undefined. Arguments are evaluated here, so that mingo never reads a document.
 */
export function borrowedOperator(name: string): ExpressionOperator | undefined {
  if (!BORROWED.has(name)) return undefined;
  return (argument, { compile, text }) => {
    if (text !== compareUtf8 && /^\$(set[DEIU]|m(ax|in)N)/.test(name))
      throw notSupported(`${name} under a collation`);
    const parts = shapeOf(argument, compile);
    if (!NULL_IS_EMPTY.has(name)) return (environment) => call(name, parts(environment));
    const [subject] = [argument].flat().map(compile);
    return (environment) => ((subject?.(environment) ?? null) === null ? '' : call(name, parts(environment)));
  };
}

/** Keeps the outer shape (list or named arguments) and replaces each argument by its value as a literal. */
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
  mingo ??= loadMingo();
  try {
    return mingo({ [name]: argument });
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw badValue(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
