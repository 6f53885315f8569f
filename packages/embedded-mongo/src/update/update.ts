import { ObjectId } from 'bson';
import { compilePipelineUpdate } from '../aggregate/pipeline-update.ts';
import { equalValues } from '../bson/compare.ts';
import { type Document, hasField, isDocument } from '../bson/document.ts';
import { failedToParse, MongoError } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';
import { compileOperatorUpdate } from './update-document.ts';
import { parseArrayFilters } from './update-paths.ts';
import { upsertBase } from './upsert-base.ts';

/** An update of any kind: operators, a replacement, or a pipeline. */
export type Update = {
  kind: 'operators' | 'replacement' | 'pipeline';
  /** The document after the update; `document` may be changed in place. @throws ImmutableField for another `_id` */
  apply(document: Document, filter: Document): Document;
  /** The document that an upsert inserts. */
  insert(filter: Document): Document;
};

/** Parses the update of an update or findAndModify command. */
export function compileUpdate(update: unknown, arrayFilters: unknown, context: QueryContext): Update {
  if (Array.isArray(update)) return pipelineUpdate(update, arrayFilters, context);
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  if (Object.keys(update)[0]?.startsWith('$')) return operatorUpdate(update, arrayFilters, context);
  return replacement(update, arrayFilters, context);
}

function operatorUpdate(update: Document, arrayFilters: unknown, context: QueryContext): Update {
  const filters = parseArrayFilters(arrayFilters, context);
  const { apply, usedFilters } = compileOperatorUpdate(update, filters, context);
  for (const name of filters.keys()) {
    if (!usedFilters.has(name))
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
  }
  const run = (document: Document, filter: Document, inserting: boolean) => {
    const id = document._id;
    apply(document, filter, inserting);
    return inserting && id === undefined ? document : keepingId(id, document);
  };
  return {
    kind: 'operators',
    apply: (document, filter) => run(document, filter, false),
    insert: (filter) => withId(run(upsertBase(filter, context), {}, true)),
  };
}

function replacement(update: Document, arrayFilters: unknown, context: QueryContext): Update {
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  const dollar = Object.keys(update).find((field) => field.startsWith('$'));
  if (dollar)
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' is not allowed in the context of an update's replacement document.`,
    );
  return {
    kind: 'replacement',
    apply: (document) => keepingId(document._id, { _id: document._id, ...update }),
    insert: (filter) => {
      const id = upsertBase(filter, context)._id;
      return withId(id === undefined ? { ...update } : keepingId(id, { _id: id, ...update }));
    },
  };
}

function pipelineUpdate(update: unknown[], arrayFilters: unknown, context: QueryContext): Update {
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
  const run = compilePipelineUpdate(update, context);
  return {
    kind: 'pipeline',
    apply: (document) => keepingId(document._id, run(document)),
    insert: (filter) => withId(run(upsertBase(filter, context))),
  };
}

/** `_id` never changes and stays the first field. */
function keepingId(id: unknown, document: Document): Document {
  if (!hasField(document, '_id')) return id === undefined ? document : { _id: id, ...document };
  if (id !== undefined && !equalValues(id, document._id)) {
    throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return document;
}

function withId(document: Document): Document {
  const { _id = new ObjectId(), ...rest } = document;
  return { _id, ...rest };
}
