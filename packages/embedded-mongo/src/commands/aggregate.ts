import { compilePipeline } from '../aggregate/pipeline.ts';
import { decode, encode } from '../bson/codec.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { failedToParse, notSupported } from '../errors.ts';
import { documentOf, type FindRequest, findDocuments } from '../execution/find-documents.ts';
import { FIRST_BATCH } from '../query/cursors.ts';
import type { QueryContext } from '../query/query-context.ts';
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

/** Runs a pipeline over a collection. */
export const aggregate: Command = {
  name: 'aggregate',
  fields: [
    'pipeline',
    'cursor',
    'allowDiskUse',
    'hint',
    'collation',
    'let',
    'explain',
    'bypassDocumentValidation',
  ],
  effect: 'read',
  run(call) {
    const { body, database, server } = call;
    if (flagField(body, 'explain')) throw notSupported('explain');
    const cursor = documentField(body, 'cursor');
    if (!cursor)
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    if (typeof body.aggregate !== 'string') throw notSupported('an aggregation on a whole database');
    const size = countField(cursor, 'batchSize') ?? FIRST_BATCH;
    return {
      body: {},
      batch: server.cursors.first(`${database}.${collectionName(call)}`, results(call), size, true),
    };
  },
};

function* encoded(documents: Iterable<Document>): Generator<Uint8Array> {
  for (const document of documents) yield encode(document);
}

function results(call: Call): Iterator<Uint8Array> {
  const { body, database, server } = call;
  const context = queryContext(call);
  const stages = body.pipeline;
  const find = (name: string, filter: Document, inner: QueryContext) => {
    const other = server.storage.catalog.find(database, name);
    return other ? documents(findDocuments(other, { ...EVERYTHING, filter, context: inner })) : [];
  };
  // The whole pipeline is compiled first, so that mistakes in stages that an index replaces are found too.
  compilePipeline(stages, context, find);
  const { request, rest } = pushDown(Array.isArray(stages) ? stages : [], context);
  const collection = findCollection(call);
  checkHint(collection, body.hint);
  const input = collection ? documents(findDocuments(collection, request)) : [];
  return encoded(compilePipeline(rest, context, find)(input));
}

function* documents(found: ReturnType<typeof findDocuments>): Generator<Document> {
  for (const match of found) yield match.document ? documentOf(match) : decode(match.bytes);
}

const EVERYTHING = { filter: {}, sort: [], skip: 0, limit: 0 };

/** Leading `$match` and `$sort` stages are executed by the query engine, which can use indexes. */
function pushDown(
  stages: readonly unknown[],
  context: QueryContext,
): { request: FindRequest; rest: readonly unknown[] } {
  const request: FindRequest = { ...EVERYTHING, context };
  const [first] = stages;
  let at = 0;
  if (isDocument(first) && isDocument(first.$match)) {
    request.filter = first.$match;
    at++;
  }
  const next = stages[at];
  if (isDocument(next) && isDocument(next.$sort)) {
    request.sort = parseSort(next.$sort);
    at++;
  }
  return { request, rest: stages.slice(at) };
}
