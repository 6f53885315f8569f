import { compileExpression } from '../aggregate/expression.ts';
import { isTruthy } from '../aggregate/truth.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { typeOf } from '../bson/value-type.ts';
import { badValue, notSupported } from '../errors.ts';
import { FIELD_OPERATORS } from './field-operators.ts';
import { isOperatorDocument } from './operator-document.ts';
import { valuesAt } from './path-values.ts';
import { DEFAULT_CONTEXT, type QueryContext } from './query-context.ts';

/** A condition on one path, readable for the planner. */
export type FieldCondition = {
  kind: 'field';
  path: string;
  parts: readonly string[];
  operator: string;
  operand: unknown;
  test: (values: readonly unknown[]) => boolean;
};

/** A parsed filter. A document with several fields is an `all`. */
export type Filter =
  | { kind: 'all' | 'any' | 'none'; filters: readonly Filter[] }
  | { kind: 'expression'; test: (document: Document) => boolean }
  | FieldCondition;

const LOGICAL: Readonly<Record<string, 'all' | 'any' | 'none'>> = { $and: 'all', $or: 'any', $nor: 'none' };
const NOT_HERE = new Set(['$where', '$text', '$jsonSchema']);

/**
 * Parses a filter document.
 * @throws BadValue for unknown operators or operands of the wrong shape, CommandNotSupported for `$where`, `$text`,
 * `$jsonSchema` and geometry
 */
export function parseFilter(filter: Document, context: QueryContext = DEFAULT_CONTEXT): Filter {
  const filters = Object.entries(filter).flatMap(([key, operand]) => {
    if (!key.startsWith('$')) return parseField(key, operand, context);
    return parseTopLevel(key, operand, context);
  });
  const [only] = filters;
  return filters.length === 1 && only ? only : { kind: 'all', filters };
}

function parseTopLevel(operator: string, operand: unknown, context: QueryContext): Filter[] {
  const kind = LOGICAL[operator];
  if (kind) return [{ kind, filters: parseList(operator, operand, context) }];
  if (operator === '$comment') return [];
  if (operator === '$expr') return [parseExpression(operand, context)];
  if (operator === '$alwaysTrue') return [{ kind: 'all', filters: [] }];
  if (operator === '$alwaysFalse') return [{ kind: 'any', filters: [] }];
  if (NOT_HERE.has(operator)) throw notSupported(operator);
  throw badValue(
    `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseList(operator: string, operand: unknown, context: QueryContext): Filter[] {
  if (!Array.isArray(operand) || operand.length === 0)
    throw badValue(`${operator} argument must be a non-empty array`);
  return operand.map((entry) => {
    if (!isDocument(entry)) throw badValue(`${operator} entries need to be full objects`);
    return parseFilter(entry, context);
  });
}

function parseExpression(operand: unknown, context: QueryContext): Filter {
  const evaluate = compileExpression(operand, context);
  return { kind: 'expression', test: (document) => isTruthy(evaluate(document)) };
}

function parseField(path: string, operand: unknown, context: QueryContext): FieldCondition[] {
  const parts = path.split('.');
  if (!isOperatorDocument(operand)) {
    const operator = typeOf(operand) === 'regex' ? '$regex' : '$eq';
    return [condition(path, parts, operator, operand, {}, context)];
  }
  return Object.entries(operand).flatMap(([operator, value]) => {
    if (operator === '$options' && '$regex' in operand) return [];
    if (operator === '$comment') return [];
    return condition(path, parts, operator, value, operand, context);
  });
}

function condition(
  path: string,
  parts: readonly string[],
  operator: string,
  operand: unknown,
  siblings: Document,
  context: QueryContext,
): FieldCondition {
  return {
    kind: 'field',
    path,
    parts,
    operator,
    operand,
    test: compileFieldTest(operator, operand, siblings, context),
  };
}

function compileFieldTest(operator: string, operand: unknown, siblings: Document, context: QueryContext) {
  const compile = FIELD_OPERATORS[operator];
  if (!compile) throw unknownOperator(operator);
  return compile(operand, {
    siblings,
    context,
    value: (operators) => compileOperators(operators, context),
    filter: (filter) => compileFilter(filter, context),
  });
}

/** `{ $gt: 1, $lt: 5 }` as one test of the values at a path. */
function compileOperators(
  operators: Document,
  context: QueryContext,
): (values: readonly unknown[]) => boolean {
  const tests = Object.entries(operators)
    .filter(([operator]) => operator !== '$options' || !('$regex' in operators))
    .map(([operator, operand]) => compileFieldTest(operator, operand, operators, context));
  return (values) => tests.every((test) => test(values));
}

const GEOMETRY = /^\$(near|nearSphere|geoWithin|geoIntersects|within|maxDistance|minDistance|geometry)$/;

function unknownOperator(operator: string): Error {
  return GEOMETRY.test(operator) ? notSupported(operator) : badValue(`unknown operator: ${operator}`);
}

/** A filter as a function of a document. */
export function compileFilter(
  filter: Document,
  context: QueryContext = DEFAULT_CONTEXT,
): (document: Document) => boolean {
  const parsed = parseFilter(filter, context);
  return (document) => matches(parsed, document);
}

/** Whether a document matches a parsed filter. */
export function matches(filter: Filter, document: Document): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.filters.every((part) => matches(part, document));
    case 'any':
      return filter.filters.some((part) => matches(part, document));
    case 'none':
      return !filter.filters.some((part) => matches(part, document));
    case 'expression':
      return filter.test(document);
    case 'field':
      return filter.test(valuesAt(document, filter.parts));
  }
}
