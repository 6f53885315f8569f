import { findDocuments } from '../execution/find-documents.ts';
import { parseFilter } from '../query/filter.ts';
import { checkHint, countField, documentField, findCollection, queryContext } from './arguments.ts';
import { type Command, reply } from './command.ts';

/** Counts matching documents. */
export const count: Command = {
  name: 'count',
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  effect: 'read',
  run(call) {
    const { body } = call;
    const context = queryContext(call);
    const filter = documentField(body, 'query') ?? {};
    parseFilter(filter, context);
    const collection = findCollection(call);
    checkHint(collection, body.hint);
    if (!collection) return reply({ n: 0 });
    const limit = Math.abs(countField(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0);
    const skip = countField(body, 'skip') ?? 0;
    if (Object.keys(filter).length === 0) {
      const rest = Math.max(collection.size().documents - skip, 0);
      return reply({ n: limit > 0 ? Math.min(rest, limit) : rest });
    }
    let n = 0;
    for (const _ of findDocuments(collection, { filter, sort: [], skip, limit, context })) n++;
    return reply({ n });
  },
};
