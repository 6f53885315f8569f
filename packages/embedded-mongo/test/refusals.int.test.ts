import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, type Document, MongoClient } from 'mongodb';
import { anEmbeddedServer, type TestServer } from './a-server.ts';

/** Unsupported features are refused with MongoDB's own errors instead of returning a wrong result. */
describe('unsupported features', () => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await anEmbeddedServer();
    client = await MongoClient.connect(server.uriFor('refusals'));
    db = client.db();
    await db.collection<Document & { _id: number }>('c').insertMany([
      { _id: 1, a: [1, 2] },
      { _id: 2, a: 3 },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const find = (filter: Document, more: Document = {}) => ({ find: 'c', filter, ...more });
  const update = (u: Document | Document[], more: Document = {}) => ({
    update: 'c',
    updates: [{ q: { _id: 1 }, u, ...more }],
  });
  const aggregate = (...pipeline: Document[]) => ({ aggregate: 'c', pipeline, cursor: {} });
  const index = (key: Document, more: Document = {}) => ({
    createIndexes: 'c',
    indexes: [{ key, name: 'i', ...more }],
  });

  it.each<[string, Document, number]>([
    ['an unknown command', { fly: 1 }, 59],
    ['an unknown field of a command', find({}, { bogus: 1 }), 40415],
    ['an unknown query operator', find({ a: { $foo: 1 } }), 2],
    ['an unknown top level operator', find({ $foo: 1 }), 2],
    ['$where', find({ $where: 'true' }), 115],
    ['$text', find({ $text: { $search: 'x' } }), 115],
    ['geometry', find({ a: { $near: [0, 0] } }), 115],
    ['a tailable cursor', find({}, { tailable: true }), 115],
    ['a negative skip', find({}, { skip: -1 }), 2],
    ['a bad sort', find({}, { sort: { a: 2 } }), 2],
    ['a hint for a missing index', find({}, { hint: 'nope' }), 2],
    ['inclusion mixed with exclusion', find({}, { projection: { a: 1, b: 0 } }), 2],
    ['an invalid regular expression', find({ a: { $regex: '(' } }), 2],
    ['a snapshot read', find({}, { readConcern: { level: 'snapshot' } }), 115],
    ['a transaction', find({}, { startTransaction: true, autocommit: false }), 115],
    ['a write concern of three machines', { ...update({ $set: { x: 1 } }), writeConcern: { w: 3 } }, 100],
    ['an unsupported collation', find({}, { collation: { locale: 'en', caseFirst: 'upper' } }), 115],
    ['an unknown pipeline stage', aggregate({ $foo: 1 }), 40324],
    ['$out', aggregate({ $out: 'other' }), 115],
    ['$merge', aggregate({ $merge: { into: 'other' } }), 115],
    ['a change stream', aggregate({ $changeStream: {} }), 115],
    ['an unknown expression', aggregate({ $project: { x: { $foo: 1 } } }), 168],
    ['an unknown accumulator', aggregate({ $group: { _id: 1, x: { $foo: 1 } } }), 15952],
    ['a text index', index({ a: 'text' }), 115],
    ['a wildcard index', index({ '$**': 1 }), 115],
    ['an index with a collation', index({ a: 1 }, { collation: { locale: 'en', strength: 2 } }), 115],
    ['an unknown index option', index({ a: 1 }, { foo: 1 }), 197],
    ['an index key without a direction', index({ a: 0 }), 67],
    ['a capped collection', { create: 'capped', capped: true, size: 1000 }, 115],
    ['a validator', { create: 'valid', validator: { a: 1 } }, 115],
    ['a view', { create: 'view', viewOn: 'c', pipeline: [] }, 115],
    ['a collection that exists', { create: 'c' }, 48],
    ['a cursor that is gone', { getMore: 4711n, collection: 'c' }, 43],
    ['a missing index', { dropIndexes: 'c', index: 'nope' }, 27],
    ['removing and updating at once', { findAndModify: 'c', remove: true, update: { $set: { a: 1 } } }, 9],
  ])('refuses %s', async (_, command, code) => {
    await expect(db.command(command)).rejects.toMatchObject({ code });
  });

  it.each<[string, Document, number]>([
    ['an unknown update operator', update({ $foo: { a: 1 } }), 9],
    ['two operators on one path', update({ $set: { x: 1 }, $inc: { x: 1 } }), 40],
    ['operators on a path and below it', update({ $set: { x: 1, 'x.y': 2 } }), 40],
    ['another _id', update({ $set: { _id: 9 } }), 66],
    ['adding to a string', update({ $inc: { _id: 'x' } }), 14],
    ['a field below a number', { update: 'c', updates: [{ q: { _id: 2 }, u: { $set: { 'a.b': 1 } } }] }, 28],
    ['a field without a name', update({ $set: { 'a..b': 1 } }), 56],
    ['a positional operator without its match', update({ $set: { 'a.$': 1 } }), 2],
    ['an unknown array filter', update({ $set: { 'a.$[x]': 1 } }), 2],
    ['an unused array filter', update({ $set: { b: 1 } }, { arrayFilters: [{ x: 1 }] }), 9],
    ['replacing many', update({ b: 1 }, { multi: true }), 9],
    ['a pipeline that groups', update([{ $group: { _id: 1 } }]), 72],
    ['an _id that is an array', { insert: 'c', documents: [{ _id: [1] }] }, 53],
    [
      'a document over 16 MiB',
      { insert: 'c', documents: [{ _id: 9, x: 'x'.repeat(16.5 * 1024 * 1024) }] },
      10334,
    ],
  ])('refuses to write %s', async (_, command, code) => {
    const before = await db.collection('c').find().sort({ _id: 1 }).toArray();
    await expect(db.command(command)).resolves.toMatchObject({ writeErrors: [{ index: 0, code }] });
    expect(await db.collection('c').find().sort({ _id: 1 }).toArray()).toEqual(before);
  });
});
