import { type CompareText, compareUtf8 } from '../bson/compare.ts';
import type { Document } from '../bson/document.ts';

/** The context of a filter or expression besides the document. */
export type QueryContext = {
  /** String comparison: UTF-8 bytes, or a collation. */
  text: CompareText;
  /** `let` variables of the command, read as `$$name`. */
  variables: Document;
  /** The value of `$$NOW` for the whole command. */
  now: Date;
};

/** Default string order and no variables; for filters without `$expr`. */
export const DEFAULT_CONTEXT: QueryContext = { text: compareUtf8, variables: {}, now: new Date(0) };
