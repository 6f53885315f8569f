import type { Document } from '../bson/document.ts';
import { failedToParse } from '../errors.ts';
import { documentOf, findDocuments, type Match } from '../execution/find-documents.ts';
import { compileProjection } from '../query/projection.ts';
import type { QueryContext } from '../query/query-context.ts';
import { parseSort } from '../query/sort.ts';
import { compileUpdate } from '../update/update.ts';
import {
  checkHint,
  documentField,
  ensureCollection,
  findCollection,
  flagField,
  queryContext,
} from './arguments.ts';
import { type Call, type Command, reply } from './command.ts';
import { insertFrom, updateRow } from './update.ts';

/** Changes or deletes one document and returns it, before or after the change. */
export const findAndModify: Command = {
  name: 'findAndModify',
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'collation',
    'hint',
    'let',
    'bypassDocumentValidation',
  ],
  effect: 'write',
  retryable: true,
  run(call) {
    const { body } = call;
    const remove = flagField(body, 'remove');
    refuseContradictions(body, remove);
    const context = queryContext(call);
    const filter = documentField(body, 'query') ?? {};
    const project = projection(body, filter, context);
    const match = firstMatch(call, filter, context);
    if (!remove) return modify(call, filter, match, context, project);
    if (!match) return reply({ lastErrorObject: { n: 0 }, value: null });
    findCollection(call)?.delete(match.rid, documentOf(match));
    return reply({ lastErrorObject: { n: 1 }, value: project(documentOf(match)) });
  },
};

export const findandmodify: Command = { ...findAndModify, name: 'findandmodify' };

function refuseContradictions(body: Document, remove: boolean): void {
  if (!remove && body.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (!remove) return;
  if (body.update !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
  if (flagField(body, 'upsert')) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (flagField(body, 'new'))
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (body.arrayFilters !== undefined) throw failedToParse('Cannot specify arrayFilters and remove=true');
}

function projection(
  body: Document,
  filter: Document,
  context: QueryContext,
): (document: Document) => Document {
  const fields = documentField(body, 'fields') ?? {};
  return Object.keys(fields).length > 0 ? compileProjection(fields, filter, context) : (document) => document;
}

function firstMatch(call: Call, filter: Document, context: QueryContext): Match | undefined {
  const collection = findCollection(call);
  checkHint(collection, call.body.hint);
  if (!collection) return undefined;
  const sort = parseSort(documentField(call.body, 'sort') ?? {});
  const [match] = findDocuments(collection, { filter, sort, skip: 0, limit: 1, context });
  return match;
}

function modify(
  call: Call,
  filter: Document,
  match: Match | undefined,
  context: QueryContext,
  project: (document: Document) => Document,
) {
  const { body } = call;
  const change = compileUpdate(body.update, body.arrayFilters, context);
  const wantsNew = flagField(body, 'new');
  const existing = findCollection(call);
  if (match && existing) {
    const { before, after } = updateRow(existing, match.rid, change, filter);
    return reply({
      lastErrorObject: { n: 1, updatedExisting: true },
      value: project(wantsNew ? after : before),
    });
  }
  if (!flagField(body, 'upsert'))
    return reply({ lastErrorObject: { n: 0, updatedExisting: false }, value: null });
  const inserted = insertFrom(ensureCollection(call), change, filter);
  return reply({
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted._id },
    value: wantsNew ? project(inserted) : null,
  });
}
