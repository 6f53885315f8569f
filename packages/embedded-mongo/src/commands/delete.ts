import type { Document } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { badValue } from '../errors.ts';
import { documentOf, findDocuments } from '../execution/find-documents.ts';
import { parseFilter } from '../query/filter.ts';
import { checkHint, documentField, documentList, findCollection, queryContext } from './arguments.ts';
import { type Call, type Command, reply } from './command.ts';
import { refuseUnknownFields } from './unknown-fields.ts';
import { runStatements } from './write-results.ts';

/** Deletes the first matching document (limit 1) or all (limit 0). */
export const deleteCommand: Command = {
  name: 'delete',
  fields: ['deletes', 'ordered', 'let'],
  effect: 'write',
  retryable: true,
  run(call) {
    const statements = documentList(call, 'deletes').map(({ document }) => document);
    let n = 0;
    const writeErrors = runStatements(statements, call.body.ordered !== false, (statement) => {
      n += deleteMatching(call, statement);
    });
    return reply({ n, ...(writeErrors.length > 0 ? { writeErrors } : {}) });
  },
};

function deleteMatching(call: Call, statement: Document): number {
  refuseUnknownFields('delete.deletes', Object.keys(statement), ['q', 'limit', 'collation', 'hint']);
  const limit = nearestDouble(statement.limit);
  if (limit !== 0 && limit !== 1)
    throw badValue(`The limit field in delete objects must be 0 or 1. Got ${String(statement.limit)}`);
  const context = queryContext(call, { let: call.body.let, ...statement });
  const filter = documentField(statement, 'q') ?? {};
  const collection = findCollection(call);
  checkHint(collection, statement.hint);
  if (!collection) {
    parseFilter(filter, context);
    return 0;
  }
  const found = [...findDocuments(collection, { filter, sort: [], skip: 0, limit, context })];
  for (const match of found) collection.delete(match.rid, documentOf(match));
  return found.length;
}
