import type { Document } from '../bson/document.ts';
import { notSupported } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';

/** An aggregation expression as a function of a document. */
export function compileExpression(
  expression: unknown,
  context: QueryContext,
): (document: Document) => unknown {
  throw notSupported(`$expr ${String(expression)} ${String(context.now)}`);
}
