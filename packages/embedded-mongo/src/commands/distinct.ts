import { ValueMap } from '../bson/value-map.ts';
import { MongoError } from '../errors.ts';
import { documentOf, findDocuments } from '../execution/find-documents.ts';
import { parseFilter } from '../query/filter.ts';
import { valuesAt } from '../query/path-values.ts';
import { checkHint, documentField, findCollection, queryContext } from './arguments.ts';
import { type Command, reply } from './command.ts';

/** The distinct values of a field; of an array its elements. */
export const distinct: Command = {
  name: 'distinct',
  fields: ['key', 'query', 'collation', 'hint'],
  effect: 'read',
  run(call) {
    const { body } = call;
    const key = body.key;
    if (typeof key !== 'string' || key === '')
      throw new MongoError(14, "BSON field 'distinct.key' is missing or of the wrong type");
    const context = queryContext(call);
    const filter = documentField(body, 'query') ?? {};
    parseFilter(filter, context);
    const collection = findCollection(call);
    checkHint(collection, body.hint);
    if (!collection) return reply({ values: [] });
    const values = new ValueMap<unknown>(context.text);
    for (const match of findDocuments(collection, { filter, sort: [], skip: 0, limit: 0, context })) {
      for (const value of valuesAt(documentOf(match), key.split('.')).flat()) {
        if (value !== undefined) values.getOrCreate(value, () => value);
      }
    }
    return reply({ values: values.values() });
  },
};
