import type { Document } from '../bson/document.ts';
import { notSupported } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';

/** An update given as a pipeline. */
export function compilePipelineUpdate(
  _stages: unknown[],
  _context: QueryContext,
): (document: Document) => Document {
  throw notSupported('an update pipeline');
}
