import type { Document } from '../bson/document.ts';

/** One field of an index key: the path, split once, and its direction. */
export type IndexField = { path: string; parts: readonly string[]; descending: boolean };

/** An index as used by the planner and the key encoding. */
export type IndexDefinition = {
  name: string;
  fields: readonly IndexField[];
  unique: boolean;
  /** Documents with none of the fields are left out. */
  sparse: boolean;
  /** Only documents that match this filter are in the index. */
  partialFilter: Document | undefined;
  /** Documents whose date is older than this are deleted. */
  expireAfterSeconds: number | undefined;
  /** The specification as received, for listIndexes. */
  specification: Document;
};

/** The name of the index that every collection has on `_id`. */
export const ID_INDEX = '_id_';

/** The key pattern as clients write it, `{ a: 1, b: -1 }`. */
export function keyPatternOf(index: IndexDefinition): Document {
  return Object.fromEntries(index.fields.map(({ path, descending }) => [path, descending ? -1 : 1]));
}
