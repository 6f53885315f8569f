import type { Document } from '../bson/document.ts';
import type { MongoError } from '../errors.ts';

/** What an expression is evaluated in: the document it is about and the variables in sight. */
export type Environment = { root: Document; variables: Readonly<Record<string, unknown>> };

/** An expression ready to be evaluated; undefined means that there is no such value. */
export type Evaluate = (environment: Environment) => unknown;

/** What an operator is compiled with. */
export type CompileScope = {
  compile: (expression: unknown) => Evaluate;
  /** String order of the command, which comparisons follow. */
  text: (left: string, right: string) => number;
  /** What to throw at a path that reads the document, where there is none. */
  noDocument?: () => MongoError;
};

/** An expression operator: reads its arguments once. */
export type ExpressionOperator = (argument: unknown, scope: CompileScope) => Evaluate;
