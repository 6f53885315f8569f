import type { Document } from '../../bson/document.ts';
import type { QueryContext } from '../../query/query-context.ts';

/** A step of a pipeline: documents in, documents out, one at a time where that is possible. */
export type Run = (documents: Iterable<Document>) => Iterable<Document>;

/** What stages may reach besides the documents that come in. */
export type StageScope = {
  context: QueryContext;
  /** Documents of another collection of the same database that match a filter; indexes are used. */
  find: (collection: string, filter: Document, context: QueryContext) => Iterable<Document>;
  /** Compiles an inner pipeline, optionally with more variables in sight. */
  pipeline: (stages: unknown, variables?: Document) => Run;
};

/** A stage: its specification is read once. */
export type Stage = (specification: unknown, scope: StageScope) => Run;
