import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Collection,
  type Db,
  Decimal128,
  type Document,
  Double,
  type Filter,
  Int32,
  Long,
  MongoClient,
} from 'mongodb';
import { serversToCompare, type TestServer } from './a-server.ts';

type Thing = Document & { _id: number };

/** The same tests of the official driver on every server. */
describe.each(serversToCompare())('the driver on $name', ({ start }) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;
  let things: Collection<Thing>;

  beforeAll(async () => {
    server = await start();
    client = await MongoClient.connect(server.uriFor('crud'));
    db = client.db();
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });
  beforeEach(async () => {
    await db.dropDatabase();
    things = db.collection<Thing>('things');
  });

  it('returns numbers in their stored type', async () => {
    const numbers = {
      int: new Int32(1),
      long: Long.fromString('9223372036854775807'),
      double: new Double(1),
      decimal: Decimal128.fromString('1.10'),
    };
    await things.insertOne({ _id: 1, ...numbers });
    expect(await things.findOne({}, { promoteValues: false, projection: { _id: 0 } })).toEqual(numbers);
    await things.updateOne({}, { $inc: { int: new Int32(2147483647), double: new Int32(1) } });
    const changed = await things.findOne(
      {},
      { promoteValues: false, projection: { _id: 0, int: 1, double: 1 } },
    );
    expect(changed).toEqual({ int: Long.fromNumber(2147483648), double: new Double(2) });
    expect(await things.countDocuments({ decimal: { $gt: 1.05, $lt: Decimal128.fromString('1.2') } })).toBe(
      1,
    );
  });

  it('keeps the order of fields and puts _id first', async () => {
    await things.insertOne({ z: 1, a: { y: 1, b: 2 }, _id: 1 } as Thing);
    await things.updateOne({ _id: 1 }, { $set: { m: 1, 'a.a': 3 } });
    expect(JSON.stringify(await things.findOne())).toBe('{"_id":1,"z":1,"a":{"y":1,"b":2,"a":3},"m":1}');
  });

  it('enforces unique keys, compound, sparse and partial', async () => {
    await things.createIndex({ a: 1, b: -1 }, { unique: true });
    await things.createIndex({ s: 1 }, { unique: true, sparse: true });
    await things.createIndex({ p: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await things.insertMany([
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 2, p: 'x' },
      { _id: 4, a: 3, p: 'x', s: 7 },
    ]);
    await expect(things.insertOne({ _id: 5, a: 1, b: 2 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 2 },
    });
    await expect(things.updateOne({ _id: 1 }, { $set: { s: 7 } })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { s: 1 },
    });
    await things.updateOne({ _id: 3 }, { $set: { active: true } });
    await expect(things.updateOne({ _id: 4 }, { $set: { active: true } })).rejects.toMatchObject({
      code: 11000,
      keyValue: { p: 'x' },
    });
    await expect(things.insertOne({ _id: 1, a: 9 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    });
    expect(await things.countDocuments()).toBe(4);
  });

  it('does not create a unique index over duplicates', async () => {
    await things.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    const both = [{ key: { b: 1 } }, { key: { a: 1 }, unique: true }];
    await expect(things.createIndexes(both)).rejects.toMatchObject({ code: 11000 });
    expect(await things.indexes()).toHaveLength(1);
    await things.insertOne({ _id: 3, a: 1 });
  });

  it('stops an ordered batch at the first error and continues an unordered one', async () => {
    const batch = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    await expect(things.insertMany(batch)).rejects.toMatchObject({ result: { insertedCount: 1 } });
    await things.deleteMany({});
    await expect(things.insertMany(batch, { ordered: false })).rejects.toMatchObject({
      result: { insertedCount: 2 },
    });
  });

  it('changes one document and returns it, before or after the change, first by sort', async () => {
    await things.insertMany([
      { _id: 1, n: 5 },
      { _id: 2, n: 9 },
    ]);
    expect(await things.findOneAndUpdate({}, { $inc: { n: 1 } }, { sort: { n: -1 } })).toEqual({
      _id: 2,
      n: 9,
    });
    expect(
      await things.findOneAndReplace(
        { _id: 1 },
        { x: 1 },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ x: 1 });
    expect(await things.findOneAndDelete({ n: 10 })).toEqual({ _id: 2, n: 10 });
    expect(await things.findOneAndUpdate({ _id: 99 }, { $set: { a: 1 } })).toBeNull();
    expect(
      await things.findOneAndUpdate(
        { _id: 99 },
        { $set: { a: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 99, a: 1 });
  });

  it('returns the result of an update', async () => {
    await things.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
    expect(await things.updateMany({ n: 1 }, { $set: { n: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 0,
    });
    expect(await things.updateOne({ _id: 7 }, { $set: { n: 2 } }, { upsert: true })).toMatchObject({
      matchedCount: 0,
      upsertedId: 7,
      upsertedCount: 1,
    });
    expect(await things.replaceOne({ _id: 1 }, { n: 3 })).toMatchObject({ modifiedCount: 1 });
    expect(await things.deleteMany({ n: { $gte: 2 } })).toMatchObject({ deletedCount: 2 });
  });

  it('updates each document once, also when it moves within the index in use', async () => {
    await things.createIndex({ n: 1 });
    await things.insertMany(Array.from({ length: 600 }, (_, i) => ({ _id: i, n: i })));
    expect(await things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } })).toMatchObject({
      modifiedCount: 600,
    });
    expect(await things.countDocuments({ n: { $gte: 1000, $lt: 1600 } })).toBe(600);
  });

  it('continues reading while documents are added and removed', async () => {
    await things.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: i })));
    const cursor = things.find({}, { batchSize: 10 });
    const seen: number[] = [];
    for await (const { _id } of cursor) {
      seen.push(_id);
      if (_id === 5) await things.deleteMany({ _id: { $gte: 900 } });
    }
    expect(seen.length).toBeGreaterThanOrEqual(900);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('closes cursors that are not read to the end', async () => {
    await things.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i })));
    const cursor = things.find({}, { batchSize: 10 });
    await cursor.next();
    const id = cursor.id;
    await cursor.close();
    await expect(db.command({ getMore: id, collection: 'things' })).rejects.toMatchObject({ code: 43 });
  });

  it('projects', async () => {
    await things.insertOne({ _id: 1, a: { b: 1, c: 2 }, list: [1, 2, 3, 4], docs: [{ n: 1 }, { n: 2 }] });
    const project = async (projection: Document, filter: Document = {}) =>
      things.findOne(filter, { projection: { _id: 0, ...projection } });
    expect(await project({ 'a.b': 1 })).toEqual({ a: { b: 1 } });
    expect(await project({ a: 0, docs: 0 })).toEqual({ list: [1, 2, 3, 4] });
    expect(await project({ list: { $slice: [1, 2] }, a: 1 })).toEqual({ a: { b: 1, c: 2 }, list: [2, 3] });
    expect(await project({ docs: { $elemMatch: { n: 2 } } })).toEqual({ docs: [{ n: 2 }] });
    expect(await project({ 'docs.$': 1 }, { 'docs.n': 2 })).toEqual({ docs: [{ n: 2 }] });
    expect(await project({ sum: { $add: ['$a.b', '$a.c'] } })).toEqual({ sum: 3 });
  });

  it('evaluates the variables of `let` once, in every command that accepts them', async () => {
    const equalsX = { $expr: { $eq: ['$a', '$$x'] } };
    const path = { let: { x: { $literal: '$a' } } };
    const three = { let: { two: { $add: [1, 1] }, x: { $add: ['$$two', 1] } } };
    await things.insertMany([
      { _id: 1, a: '$a' },
      { _id: 2, a: 3 },
    ]);
    const project = [{ $project: { v: '$$x' } }, { $sort: { _id: 1 } }];
    expect(await things.aggregate(project, path).toArray()).toEqual([
      { _id: 1, v: '$a' },
      { _id: 2, v: '$a' },
    ]);
    expect(await things.findOne(equalsX, { ...three, projection: { v: '$$x' } })).toEqual({ _id: 2, v: 3 });
    expect(await things.updateMany(equalsX, [{ $set: { seen: '$$x' } }], path)).toMatchObject({
      modifiedCount: 1,
    });
    expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, a: '$a', seen: '$a' });
    expect(await things.findOneAndUpdate(equalsX, { $set: { seen: true } }, three)).toEqual({ _id: 2, a: 3 });
    expect(await things.deleteMany(equalsX, three)).toMatchObject({ deletedCount: 1 });
  });

  it('refuses variables of `let` that read a document', async () => {
    for (const value of ['$a', '$$ROOT', { $add: [1, '$$CURRENT.a'] }]) {
      await expect(things.find({}, { let: { x: value } }).toArray()).rejects.toMatchObject({ code: 4890500 });
    }
  });

  it('stores null as an _id and finds it; drivers replace it by an ObjectId by default', async () => {
    const anyId = db.collection<{ _id: number | null; n?: number }>('things');
    const found = async (filter: Filter<{ _id: number | null }>) =>
      (await anyId.find(filter).toArray()).map(({ n }) => n);
    const asGiven = { forceServerObjectId: true };
    await anyId.insertOne({ _id: null, n: 1 }, asGiven);
    await anyId.updateOne({ _id: 2 }, { $set: { n: 2 } }, { upsert: true });
    await anyId.insertOne({ _id: null, n: 3 });
    expect(await found({ _id: null })).toEqual([1]);
    expect(await found({ _id: { $in: [null] } })).toEqual([1]);
    expect(await found({ _id: { $type: 'null' } })).toEqual([1]);
    expect(await found({ _id: { $type: 'objectId' } })).toEqual([3]);
    await expect(anyId.insertOne({ _id: null }, asGiven)).rejects.toMatchObject({
      code: 11000,
      keyValue: { _id: null },
    });
    await anyId.updateOne({ _id: null }, { $set: { n: 4 } }, { upsert: true });
    expect(await found({ _id: null })).toEqual([4]);
  });

  it('compares without case under a collation', async () => {
    await things.insertMany([
      { _id: 1, name: 'bia' },
      { _id: 2, name: 'ANA' },
      { _id: 3, name: 'ana' },
    ]);
    const collation = { locale: 'en', strength: 2 };
    expect(await things.countDocuments({ name: 'Ana' }, { collation })).toBe(2);
    expect(
      (await things.find({}, { collation }).sort({ name: -1, _id: 1 }).toArray()).map(({ _id }) => _id),
    ).toEqual([1, 2, 3]);
    const groups = [{ $group: { _id: '$name', n: { $sum: 1 } } }, { $sort: { n: -1 } }];
    expect(await things.aggregate(groups, { collation }).toArray()).toEqual([
      { _id: 'ANA', n: 2 },
      { _id: 'bia', n: 1 },
    ]);
    expect(await things.distinct('name', {}, { collation })).toHaveLength(2);
    expect(await things.updateMany({ name: 'BIA' }, { $set: { seen: true } }, { collation })).toMatchObject({
      modifiedCount: 1,
    });
  });

  it('sorts all types in one order, arrays by their smallest or largest element', async () => {
    await things.insertMany([
      { _id: 1, v: 'a' },
      { _id: 2, v: [5, 0] },
      { _id: 3 },
      { _id: 4, v: 3 },
      { _id: 5, v: new Date(0) },
      { _id: 6, v: {} },
    ]);
    const ids = async (direction: 1 | -1) =>
      (await things.find().sort({ v: direction }).toArray()).map(({ _id }) => _id);
    expect(await ids(1)).toEqual([3, 2, 4, 1, 6, 5]);
    expect(await ids(-1)).toEqual([5, 6, 1, 2, 4, 3]);
  });

  it('answers the commands of tools', async () => {
    await things.insertOne({ _id: 1 });
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await db.command({ dbStats: 1 })).toMatchObject({ collections: 1, objects: 1 });
    expect(await db.command({ collStats: 'things' })).toMatchObject({ count: 1, nindexes: 1 });
    expect((await db.admin().listDatabases({ nameOnly: true })).databases).toContainEqual({ name: 'crud' });
    expect(await db.admin().serverStatus()).toMatchObject({ ok: 1 });
    expect(await db.admin().buildInfo()).toMatchObject({ ok: 1 });
  });

  it('writes without an acknowledgement on request', async () => {
    await things.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    while ((await things.countDocuments()) === 0);
    expect(await things.findOne()).toEqual({ _id: 1 });
  });
});
