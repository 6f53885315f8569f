import { type CompareText, compareUtf8 } from '../bson/compare.ts';
import type { Document } from '../bson/document.ts';

/** What a filter or expression may depend on besides the document. */
export type QueryContext = {
  /** How strings are compared: UTF-8 bytes, or a collation. */
  text: CompareText;
  /** `let` variables of the command, seen by expressions as `$$name`. */
  variables: Document;
  /** What `$$NOW` is for the whole command. */
  now: Date;
};

/** Plain string order and no variables; for filters that contain no `$expr`. */
export const DEFAULT_CONTEXT: QueryContext = { text: compareUtf8, variables: {}, now: new Date(0) };
