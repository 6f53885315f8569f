import type { Document } from '../bson/document.ts';
import type { MongoError } from '../errors.ts';

/** The document and the variables of an evaluation. */
export type Environment = { root: Document; variables: Readonly<Record<string, unknown>> };

/** A compiled expression; undefined means that there is no value. */
export type Evaluate = (environment: Environment) => unknown;

/** Context for compiling operators. */
export type CompileScope = {
  compile: (expression: unknown) => Evaluate;
  /** String order of the command, used by comparisons. */
  text: (left: string, right: string) => number;
  /** Error for a path that reads the document where there is none. */
  noDocument?: () => MongoError;
};

/** An expression operator: parses its arguments once. */
export type ExpressionOperator = (argument: unknown, scope: CompileScope) => Evaluate;
