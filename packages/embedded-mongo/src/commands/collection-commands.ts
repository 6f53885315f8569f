import { Binary } from 'bson';
import { encode } from '../bson/codec.ts';
import { MongoError, notSupported } from '../errors.ts';
import { ID_INDEX_SPECIFICATION } from '../indexes/index-specification.ts';
import { compileFilter } from '../query/filter.ts';
import type { Collection } from '../storage/collection.ts';
import {
  collectionName,
  documentField,
  ensureCollection,
  findCollection,
  flagField,
  queryContext,
} from './arguments.ts';
import { type Call, type Command, reply } from './command.ts';

/** Kinds of collections that are not supported. */
const REFUSED = [
  'capped',
  'size',
  'max',
  'timeseries',
  'expireAfterSeconds',
  'clusteredIndex',
  'validator',
  'viewOn',
  'pipeline',
  'encryptedFields',
  'changeStreamPreAndPostImages',
];
const HARMLESS = [
  'autoIndexId',
  'storageEngine',
  'indexOptionDefaults',
  'idIndex',
  'validationLevel',
  'validationAction',
];

/** Creates a collection; writes create it as well. */
export const create: Command = {
  name: 'create',
  fields: [...REFUSED, ...HARMLESS, 'collation'],
  effect: 'write',
  run(call) {
    for (const option of REFUSED) {
      const value = call.body[option];
      if (value !== undefined && value !== false) throw notSupported(`collection option '${option}'`);
    }
    const collation = documentField(call.body, 'collation');
    if (collation && collation.locale !== 'simple') throw notSupported("collection option 'collation'");
    if (findCollection(call))
      throw new MongoError(48, `Collection ${call.database}.${collectionName(call)} already exists.`);
    ensureCollection(call);
    return reply();
  },
};

/** Drops a collection with its documents and indexes. A missing one is no error, as since MongoDB 7. */
export const drop: Command = {
  name: 'drop',
  fields: [],
  effect: 'write',
  run(call) {
    const collection = findCollection(call);
    if (!collection) return reply();
    const nIndexesWas = collection.indexes.length;
    dropCollection(call, collection);
    return reply({ ns: collection.namespace, nIndexesWas });
  },
};

/** Drops all collections of the database. */
export const dropDatabase: Command = {
  name: 'dropDatabase',
  fields: [],
  effect: 'write',
  run(call) {
    const collections = call.server.storage.catalog.list(call.database);
    for (const collection of collections) dropCollection(call, collection);
    return reply(collections.length > 0 ? { dropped: call.database } : {});
  },
};

function dropCollection({ server }: Call, collection: Collection): void {
  server.cursors.killOn((namespace) => namespace === collection.namespace);
  server.storage.catalog.drop(collection);
}

/** The collections of a database. */
export const listCollections: Command = {
  name: 'listCollections',
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  effect: 'read',
  run(call) {
    const { body, database, server } = call;
    const filter = compileFilter(documentField(body, 'filter') ?? {}, queryContext(call));
    const nameOnly = flagField(body, 'nameOnly');
    const described = server.storage.catalog
      .list(database)
      .map(({ name, uuid }) => ({
        name,
        type: 'collection',
        ...(nameOnly
          ? {}
          : {
              options: {},
              info: { readOnly: false, uuid: new Binary(uuid, 4) },
              idIndex: ID_INDEX_SPECIFICATION,
            }),
      }))
      .filter(filter);
    const batch = server.cursors.first(
      `${database}.$cmd.listCollections`,
      described.map(encode).values(),
      described.length,
      false,
    );
    return { body: {}, batch };
  },
};

/** All databases with at least one collection. */
export const listDatabases: Command = {
  name: 'listDatabases',
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  effect: 'read',
  run(call) {
    const { body, database, server } = call;
    if (database !== 'admin')
      throw new MongoError(13, 'listDatabases may only be run against the admin database.');
    const filter = compileFilter(documentField(body, 'filter') ?? {}, queryContext(call));
    const nameOnly = flagField(body, 'nameOnly');
    const names = [...new Set(server.storage.catalog.list().map((collection) => collection.database))].sort();
    const databases = names
      .map((name) => (nameOnly ? { name } : { name, sizeOnDisk: sizeOf(call, name), empty: false }))
      .filter(filter);
    const totalSize = databases.reduce(
      (sum, entry) => sum + ('sizeOnDisk' in entry ? entry.sizeOnDisk : 0),
      0,
    );
    return reply(
      nameOnly ? { databases } : { databases, totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20) },
    );
  },
};

function sizeOf({ server }: Call, database: string): number {
  return server.storage.catalog.list(database).reduce((sum, collection) => sum + collection.size().bytes, 0);
}

/** The size of a collection. */
export const collStats: Command = {
  name: 'collStats',
  fields: ['scale'],
  effect: 'read',
  run(call) {
    const collection = findCollection(call);
    const ns = `${call.database}.${collectionName(call)}`;
    if (!collection)
      return reply({ ns, count: 0, size: 0, storageSize: 0, nindexes: 0, totalIndexSize: 0, indexSizes: {} });
    const { documents, bytes } = collection.size();
    return reply({
      ns,
      count: documents,
      size: bytes,
      avgObjSize: documents > 0 ? Math.floor(bytes / documents) : 0,
      storageSize: bytes,
      nindexes: collection.indexes.length,
      capped: false,
    });
  },
};

/** The size of a database. */
export const dbStats: Command = {
  name: 'dbStats',
  fields: ['scale', 'freeStorage'],
  effect: 'read',
  run({ database, server }) {
    const collections = server.storage.catalog.list(database);
    const sizes = collections.map((collection) => collection.size());
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const dataSize = sum(sizes.map(({ bytes }) => bytes));
    return reply({
      db: database,
      collections: collections.length,
      views: 0,
      objects: sum(sizes.map(({ documents }) => documents)),
      dataSize,
      storageSize: dataSize,
      indexes: sum(collections.map(({ indexes }) => indexes.length)),
    });
  },
};
