import { decode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { failedToParse } from '../errors.ts';
import { findDocuments } from '../execution/find-documents.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import { compileUpdate, type Update } from '../update/update.ts';
import {
  checkHint,
  documentField,
  documentList,
  ensureCollection,
  findCollection,
  flagField,
  queryContext,
} from './arguments.ts';
import { type Call, type Command, reply } from './command.ts';
import { storable } from './storable.ts';
import { refuseUnknownFields } from './unknown-fields.ts';
import { runStatements } from './write-results.ts';

const STATEMENT_FIELDS = ['q', 'u', 'c', 'multi', 'upsert', 'collation', 'arrayFilters', 'hint', 'sort'];

/** Changes documents. */
export const update: Command = {
  name: 'update',
  fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
  effect: 'write',
  retryable: true,
  run(call) {
    const statements = documentList(call, 'updates').map(({ document }) => document);
    const total = { n: 0, nModified: 0 };
    const upserted: Document[] = [];
    const writeErrors = runStatements(statements, call.body.ordered !== false, (statement, index) => {
      const result = updateMatching(call, statement);
      total.n += result.n;
      total.nModified += result.nModified;
      if (result.upsertedId !== undefined) upserted.push({ index, _id: result.upsertedId });
    });
    return reply({
      ...total,
      ...(upserted.length > 0 ? { upserted } : {}),
      ...(writeErrors.length > 0 ? { writeErrors } : {}),
    });
  },
};

type Result = { n: number; nModified: number; upsertedId?: unknown };

function updateMatching(call: Call, statement: Document): Result {
  refuseUnknownFields('update.updates', Object.keys(statement), STATEMENT_FIELDS);
  const context = queryContext(call, { let: call.body.let, ...statement });
  if (documentField(statement, 'c'))
    context.variables = { ...context.variables, ...documentField(statement, 'c') };
  const filter = documentField(statement, 'q') ?? {};
  const change = compileUpdate(statement.u, statement.arrayFilters, context);
  const multi = flagField(statement, 'multi');
  if (multi && change.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  const sort = parseSort(documentField(statement, 'sort') ?? {});
  const existing = findCollection(call);
  checkHint(existing, statement.hint);
  // The rows are collected before the first change, so that a document that moves within the index is not found
  // again.
  const rows = existing
    ? [...findDocuments(existing, { filter, sort, skip: 0, limit: multi ? 0 : 1, context })].map(
        ({ rid }) => rid,
      )
    : [];
  if (existing && rows.length > 0) {
    const changed = rows
      .map((rid) => updateRow(existing, rid, change, filter))
      .filter(({ modified }) => modified);
    return { n: rows.length, nModified: changed.length };
  }
  if (!flagField(statement, 'upsert')) return { n: 0, nModified: 0 };
  return { n: 1, nModified: 0, upsertedId: insertFrom(ensureCollection(call), change, filter)._id };
}

/** Updates one stored document. If the bytes stay the same, it counts as unmodified. */
export function updateRow(
  collection: Collection,
  rid: number,
  change: Update,
  filter: Document,
): { before: Document; after: Document; modified: boolean } {
  const old = collection.get(rid) ?? new Uint8Array();
  const before = decode(old);
  const { document: after, bytes } = storable(change.apply(decode(old), filter));
  const modified = Buffer.compare(bytes, old) !== 0;
  if (modified) collection.replace(rid, before, after, bytes);
  return { before, after, modified };
}

/** Inserts the document of an upsert. */
export function insertFrom(collection: Collection, change: Update, filter: Document): Document {
  const { document, bytes } = storable(change.insert(filter));
  collection.insert(document, bytes);
  return document;
}
