import { encode } from '../bson/codec.ts';
import { equalValues } from '../bson/compare.ts';
import { type Document, isDocument } from '../bson/document.ts';
import { badValue, MongoError } from '../errors.ts';
import { ID_INDEX, type IndexDefinition, keyPatternOf } from '../indexes/index-definition.ts';
import { parseIndexSpecification } from '../indexes/index-specification.ts';
import type { Collection } from '../storage/collection.ts';
import { collectionName, documentList, ensureCollection, findCollection } from './arguments.ts';
import { type Call, type Command, reply } from './command.ts';

/** Creates all of the indexes or none; an identical existing one is no error. */
export const createIndexes: Command = {
  name: 'createIndexes',
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  effect: 'write',
  run(call) {
    const definitions = documentList(call, 'indexes').map(({ document }) =>
      parseIndexSpecification(withVersion(document)),
    );
    if (definitions.length === 0) throw badValue('Must specify at least one index to create');
    const isNew = findCollection(call) === undefined;
    const collection = ensureCollection(call);
    const before = collection.indexes.length;
    const { catalog, commit } = call.server.storage;
    commit.atomically(() => {
      for (const definition of definitions) {
        if (!existsAlready(collection, definition)) catalog.createIndex(collection, definition);
      }
    });
    const after = collection.indexes.length;
    return reply({
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: isNew,
      ...(after === before ? { note: 'all indexes already exist' } : {}),
    });
  },
};

function withVersion(specification: Document): Document {
  return { v: 2, ...specification };
}

function existsAlready(collection: Collection, wanted: IndexDefinition): boolean {
  for (const { definition } of collection.indexes) {
    const sameKey =
      samePattern(definition, wanted) && equalValues(definition.partialFilter, wanted.partialFilter);
    if (definition.name !== wanted.name && !sameKey) continue;
    if (definition.name === wanted.name && !sameKey) {
      throw new MongoError(86, `An existing index has the same name as the requested index: ${wanted.name}`);
    }
    const sameOptions =
      definition.unique === wanted.unique &&
      definition.sparse === wanted.sparse &&
      definition.expireAfterSeconds === wanted.expireAfterSeconds;
    if (!sameOptions || definition.name !== wanted.name) {
      throw new MongoError(
        85,
        `Index already exists with a different name or different options: ${definition.name}`,
      );
    }
    return true;
  }
  return false;
}

function samePattern(left: IndexDefinition, right: IndexDefinition): boolean {
  return Buffer.compare(encode(keyPatternOf(left)), encode(keyPatternOf(right))) === 0;
}

/** Drops indexes by name, by key pattern, by list, or all (`*`) except that on `_id`. */
export const dropIndexes: Command = {
  name: 'dropIndexes',
  fields: ['index'],
  effect: 'write',
  run(call) {
    const collection = findCollection(call);
    if (!collection) throw new MongoError(26, `ns not found ${call.database}.${collectionName(call)}`);
    const before = collection.indexes.length;
    for (const index of chosen(collection, call.body.index))
      call.server.storage.catalog.dropIndex(collection, index);
    return reply({ nIndexesWas: before });
  },
};

function chosen(collection: Collection, wanted: unknown) {
  if (wanted === '*') return collection.indexes.filter(({ definition }) => definition.name !== ID_INDEX);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const index = collection.indexes.find(({ definition }) =>
      isDocument(name) ? equalValues(keyPatternOf(definition), name) : definition.name === name,
    );
    if (!index)
      throw new MongoError(
        27,
        `index not found with name [${isDocument(name) ? JSON.stringify(name) : String(name)}]`,
      );
    if (index.definition.name === ID_INDEX) throw new MongoError(72, 'cannot drop _id index');
    return index;
  });
}

/** The indexes of a collection. */
export const listIndexes: Command = {
  name: 'listIndexes',
  fields: ['cursor'],
  effect: 'read',
  run(call: Call) {
    const collection = findCollection(call);
    if (!collection) throw new MongoError(26, `ns does not exist: ${call.database}.${collectionName(call)}`);
    const documents = collection.indexes.map(({ definition }) => encode(definition.specification));
    return {
      body: {},
      batch: call.server.cursors.first(
        `${call.database}.${collection.name}`,
        documents.values(),
        documents.length,
        false,
      ),
    };
  },
};
