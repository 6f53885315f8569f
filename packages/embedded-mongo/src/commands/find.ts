import { encode } from '../bson/codec.ts';
import { notSupported } from '../errors.ts';
import { documentOf, type FindRequest, findDocuments, type Match } from '../execution/find-documents.ts';
import { FIRST_BATCH } from '../query/cursors.ts';
import { parseFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import {
  checkHint,
  collectionName,
  countField,
  documentField,
  findCollection,
  flagField,
  queryContext,
} from './arguments.ts';
import type { Call, Command } from './command.ts';

/** Options that are not supported because they change the result; `false` or absent is accepted. */
const REFUSED = ['returnKey', 'showRecordId', 'tailable', 'awaitData'];

/** Finds documents; after the first batch the rest is read with getMore. */
export const find: Command = {
  name: 'find',
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'collation',
    'let',
    'allowDiskUse',
    'noCursorTimeout',
    'oplogReplay',
    'allowPartialResults',
    'min',
    'max',
    ...REFUSED,
  ],
  effect: 'read',
  run(call) {
    const { body, database } = call;
    for (const option of REFUSED) if (flagField(body, option)) throw notSupported(`find option '${option}'`);
    if (body.min !== undefined || body.max !== undefined) throw notSupported("find options 'min' and 'max'");
    const size = countField(body, 'batchSize') ?? FIRST_BATCH;
    const documents = results(call);
    const batch = call.server.cursors.first(
      `${database}.${collectionName(call)}`,
      documents,
      size,
      !flagField(body, 'singleBatch'),
    );
    return { body: {}, batch };
  },
};

function results(call: Call): Iterator<Uint8Array> {
  const { body } = call;
  const context = queryContext(call);
  const filter = documentField(body, 'filter') ?? {};
  const limit = countField(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0;
  const request = {
    filter,
    sort: parseSort(documentField(body, 'sort') ?? {}),
    skip: countField(body, 'skip') ?? 0,
    limit: Math.abs(limit),
    context,
  };
  const fields = documentField(body, 'projection') ?? {};
  const project = Object.keys(fields).length > 0 ? compileProjection(fields, filter, context) : undefined;
  const collection = findCollection(call);
  checkHint(collection, body.hint);
  return bytesOf(collection ? findDocuments(collection, request) : nothing(request), project);
}

/** A missing collection is empty, but an invalid filter is refused nevertheless. */
function nothing({ filter, context }: FindRequest): Match[] {
  parseFilter(filter, context);
  return [];
}

function* bytesOf(
  found: Iterable<Match>,
  project: ((document: Record<string, unknown>) => Record<string, unknown>) | undefined,
): Generator<Uint8Array> {
  for (const match of found) yield project ? encode(project(documentOf(match))) : match.bytes;
}
