import type { Document } from '../../bson/document.ts';
import type { QueryContext } from '../../query/query-context.ts';

/** A pipeline step, which streams documents where possible. */
export type Run = (documents: Iterable<Document>) => Iterable<Document>;

/** What stages can use besides their input. */
export type StageScope = {
  context: QueryContext;
  /** Documents of another collection that match a filter; uses indexes. */
  find: (collection: string, filter: Document, context: QueryContext) => Iterable<Document>;
  /** Compiles an inner pipeline, optionally with additional variables. */
  pipeline: (stages: unknown, variables?: Document) => Run;
};

/** A stage: parses its specification once. */
export type Stage = (specification: unknown, scope: StageScope) => Run;
