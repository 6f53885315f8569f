import { type Document, isDocument, setField } from '../bson/document.ts';
import { badValue, MongoError } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';
import type { CompileScope, Environment, Evaluate } from './environment.ts';
import { ACCUMULATING } from './operators/accumulating.ts';
import { ARITHMETIC } from './operators/arithmetic.ts';
import { ARRAYS } from './operators/arrays.ts';
import { borrowedOperator } from './operators/borrowed.ts';
import { COMPARISONS } from './operators/comparisons.ts';
import { CONDITIONALS } from './operators/conditionals.ts';
import { CONVERSIONS } from './operators/conversions.ts';
import { OBJECTS } from './operators/objects.ts';
import { projectPath } from './project-path.ts';

const OPERATORS = new Map(
  [ACCUMULATING, ARITHMETIC, ARRAYS, COMPARISONS, CONDITIONALS, CONVERSIONS, OBJECTS].flatMap((group) =>
    Object.entries(group),
  ),
);

/**
 * Compiles an aggregation expression. Paths, comparisons, arithmetic and control flow keep BSON types; operators on
 * strings, dates and similar types come from mingo.
 * @throws InvalidPipelineOperator for operators that are not supported
 */
export function compileExpression(
  expression: unknown,
  context: QueryContext,
): (document: Document, variables?: Document) => unknown {
  const scope: CompileScope = { text: context.text, compile: (inner) => compile(inner, scope) };
  const evaluate = compile(expression, scope);
  const outer = { NOW: context.now, ...context.variables };
  return (root, variables) => evaluate({ root, variables: variables ? { ...outer, ...variables } : outer });
}

/**
 * The value of an expression that must not read a document: a boundary, a default, a variable of a command.
 * @throws the error of `noDocument` when the expression reads a field
 */
export function evaluateConstant(
  expression: unknown,
  context: QueryContext,
  noDocument: () => MongoError,
): unknown {
  const scope: CompileScope = { text: context.text, noDocument, compile: (inner) => compile(inner, scope) };
  return compile(expression, scope)({ root: {}, variables: { NOW: context.now, ...context.variables } });
}

/** The variables of a command's `let`, evaluated once and in order; each can use those before it. */
export function evaluateVariables(variables: Document, context: QueryContext): Document {
  const known: Document = {};
  for (const [name, expression] of Object.entries(variables)) {
    setField(known, name, evaluateConstant(expression, { ...context, variables: known }, letReadsField));
  }
  return known;
}

function letReadsField(): MongoError {
  return new MongoError(
    4890500,
    'Command let Expression tried to access a field, but this is not allowed because Command let Expressions run before the query examines any documents.',
  );
}

function compile(expression: unknown, scope: CompileScope): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, scope);
  if (Array.isArray(expression)) {
    const parts = expression.map(scope.compile);
    return (environment) => parts.map((part) => part(environment) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const [first] = Object.keys(expression);
  if (first?.startsWith('$')) return compileOperator(first, expression, scope);
  return compileObject(expression, scope);
}

function compileOperator(name: string, expression: Document, scope: CompileScope): Evaluate {
  if (Object.keys(expression).length !== 1) {
    throw new MongoError(
      15983,
      'an expression specification must contain exactly one field, the name of the expression',
    );
  }
  const operator = OPERATORS.get(name) ?? borrowedOperator(name);
  if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`);
  return operator(expression[name], scope);
}

function compileObject(expression: Document, scope: CompileScope): Evaluate {
  const fields = Object.entries(expression).map(([field, value]) => ({
    field,
    evaluate: scope.compile(value),
  }));
  return (environment) => {
    const result: Document = {};
    for (const { field, evaluate } of fields) {
      const value = evaluate(environment);
      if (value !== undefined) setField(result, field, value);
    }
    return result;
  };
}

/** `$a.b` reads the document, `$$name.b` a variable. */
function compilePath(path: string, { noDocument }: CompileScope): Evaluate {
  const isVariable = path.startsWith('$$');
  const [name = '', ...rest] = path.slice(isVariable ? 2 : 1).split('.');
  if ([name, ...rest].some((part) => part === '' || part.startsWith('$')))
    throw badValue(`'${path}' is not a valid field path`);
  const isWholeDocument = isVariable && (name === 'ROOT' || name === 'CURRENT');
  if (noDocument && (!isVariable || isWholeDocument)) throw noDocument();
  if (!isVariable) return ({ root }) => projectPath(root, [name, ...rest]);
  if (isWholeDocument) return ({ root }) => projectPath(root, rest);
  if (name === 'REMOVE') return () => undefined;
  return ({ variables }) => projectPath(readVariable(name, variables), rest);
}

function readVariable(name: string, variables: Environment['variables']): unknown {
  if (!Object.hasOwn(variables, name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
  return variables[name];
}
