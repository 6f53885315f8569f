import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, Schema } from 'mongoose';
import { serversToCompare, type TestServer } from './a-server.ts';

/** The same tests of an unmodified mongoose on every server. */
describe.each(serversToCompare())('mongoose on $name', ({ start }) => {
  let server: TestServer;
  let connection: Connection;

  beforeAll(async () => {
    server = await start();
    connection = await mongoose.createConnection(server.uriFor('stories')).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });
  beforeEach(async () => {
    for (const name of connection.modelNames()) connection.deleteModel(name);
    await connection.dropDatabase();
  });

  const aVideoModel = () =>
    connection.model(
      'Video',
      new Schema(
        {
          title: { type: String, required: true, minlength: 3 },
          filename: { type: String, required: true, unique: true },
          language: { type: String, enum: ['pt', 'en'], default: 'pt' },
          plays: { type: Number, default: 0 },
          tags: [String],
        },
        { timestamps: true },
      ),
    );

  it('validates before writing and sets timestamps', async () => {
    const Video = aVideoModel();
    await expect(Video.create({ title: 'x', filename: 'a.mp4' })).rejects.toThrow(/title/);
    const video = await Video.create({ title: 'Psalm 23', filename: 'a.mp4' });
    const found = await Video.findById(video._id).orFail();
    expect(found.language).toBe('pt');
    expect(found.createdAt).toBeInstanceOf(Date);
    expect(found.createdAt).toEqual(video.createdAt);
  });

  it('refuses a second document with a unique value and names the field', async () => {
    const Video = aVideoModel();
    await Video.init();
    await Video.create({ title: 'Psalm 1', filename: 'same.mp4' });
    await expect(Video.create({ title: 'Psalm 2', filename: 'same.mp4' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { filename: 1 },
      keyValue: { filename: 'same.mp4' },
    });
    expect(await Video.countDocuments()).toBe(1);
  });

  it('upserts with defaults only on insert, and increments atomically', async () => {
    const Video = aVideoModel();
    await Video.init();
    const count = () =>
      Video.findOneAndUpdate(
        { filename: 'c.mp4' },
        { $inc: { plays: 1 }, $setOnInsert: { title: 'Psalm 3', tags: ['new'] } },
        { upsert: true, returnDocument: 'after' },
      ).lean();
    await count();
    await Promise.all(Array.from({ length: 20 }, count));
    const video = await count();
    expect(video).toMatchObject({ plays: 22, title: 'Psalm 3', tags: ['new'] });
    expect(await Video.countDocuments()).toBe(1);
  });

  it('populates references', async () => {
    const Author = connection.model('Author', new Schema({ name: String }));
    const Book = connection.model(
      'Book',
      new Schema({
        title: String,
        author: { type: Schema.Types.ObjectId, ref: 'Author' },
        readers: [{ type: Schema.Types.ObjectId, ref: 'Author' }],
      }),
    );
    const ana = await Author.create({ name: 'Ana' });
    const bia = await Author.create({ name: 'Bia' });
    await Book.create({ title: 'One', author: ana._id, readers: [bia._id, ana._id] });
    const book = await Book.findOne().populate('author').populate('readers').lean().orFail();
    expect(book).toMatchObject({ author: { name: 'Ana' }, readers: [{ name: 'Bia' }, { name: 'Ana' }] });
  });

  it('finds, sorts, skips, limits, projects, counts and lists distinct values', async () => {
    const Video = aVideoModel();
    const all = Array.from({ length: 30 }, (_, i) => ({
      title: `Psalm ${i}`,
      filename: `${i}.mp4`,
      language: i % 3 === 0 ? 'en' : 'pt',
      plays: i,
      tags: [`t${i % 4}`],
    }));
    await Video.insertMany(all);
    const page = await Video.find({ language: 'pt', plays: { $gte: 10 } })
      .sort({ plays: -1 })
      .skip(2)
      .limit(3)
      .select('plays -_id')
      .lean();
    expect(page).toEqual([{ plays: 26 }, { plays: 25 }, { plays: 23 }]);
    expect(await Video.countDocuments({ tags: 't1' })).toBe(8);
    expect(await Video.estimatedDocumentCount()).toBe(30);
    expect((await Video.distinct('tags')).sort()).toEqual(['t0', 't1', 't2', 't3']);
    expect(await Video.exists({ plays: { $nin: [1, 2] }, title: /^psalm 7$/i })).not.toBeNull();
  });

  it('aggregates', async () => {
    const Video = aVideoModel();
    await Video.insertMany([
      { title: 'One', filename: '1', language: 'pt', plays: 3, tags: ['a', 'b'] },
      { title: 'Two', filename: '2', language: 'pt', plays: 5, tags: ['b'] },
      { title: 'Three', filename: '3', language: 'en', plays: 7, tags: [] },
    ]);
    const byLanguage = await Video.aggregate([
      { $match: { plays: { $gt: 1 } } },
      {
        $group: {
          _id: '$language',
          plays: { $sum: '$plays' },
          mean: { $avg: '$plays' },
          titles: { $push: '$title' },
        },
      },
      { $sort: { _id: 1 } },
    ]);
    expect(byLanguage).toEqual([
      { _id: 'en', plays: 7, mean: 7, titles: ['Three'] },
      { _id: 'pt', plays: 8, mean: 4, titles: ['One', 'Two'] },
    ]);
    const tags = await Video.aggregate([{ $unwind: '$tags' }, { $sortByCount: '$tags' }]);
    expect(tags).toEqual([
      { _id: 'b', count: 2 },
      { _id: 'a', count: 1 },
    ]);
  });

  it('writes in bulk', async () => {
    const Video = aVideoModel();
    await Video.init();
    const result = await Video.bulkWrite([
      { insertOne: { document: { title: 'One', filename: '1' } } },
      { insertOne: { document: { title: 'Two', filename: '2' } } },
      { updateOne: { filter: { filename: '1' }, update: { $set: { plays: 9 } } } },
      { updateOne: { filter: { filename: '3' }, update: { $set: { title: 'Three' } }, upsert: true } },
      { deleteOne: { filter: { filename: '2' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const unordered = Video.bulkWrite(
      [
        { insertOne: { document: { title: 'Dup', filename: '1' } } },
        { insertOne: { document: { title: 'Four', filename: '4' } } },
      ],
      { ordered: false },
    );
    await expect(unordered).rejects.toMatchObject({ code: 11000 });
    expect((await Video.find().sort('filename').lean()).map(({ filename }) => filename)).toEqual([
      '1',
      '3',
      '4',
    ]);
  });

  it('reads thousands of documents through a cursor', async () => {
    const Video = aVideoModel();
    await Video.insertMany(
      Array.from({ length: 2500 }, (_, i) => ({ title: `Psalm ${i}`, filename: `${i}` })),
    );
    const seen = new Set<string>();
    for await (const { filename } of Video.find().lean().cursor({ batchSize: 100 })) seen.add(filename);
    expect(seen.size).toBe(2500);
    expect(await Video.find().lean()).toHaveLength(2500);
  });

  it('separates discriminators in one collection', async () => {
    const Event = connection.model('Event', new Schema({ at: Date }, { discriminatorKey: 'kind' }));
    const Click = Event.discriminator('Click', new Schema({ url: String }));
    const Play = Event.discriminator('Play', new Schema({ seconds: Number }));
    await Click.create({ at: new Date(), url: '/a' });
    await Play.create([
      { at: new Date(), seconds: 3 },
      { at: new Date(), seconds: 4 },
    ]);
    expect(await Event.countDocuments()).toBe(3);
    expect(await Play.countDocuments()).toBe(2);
    expect((await Event.findOne({ kind: 'Click' }).orFail()).get('url')).toBe('/a');
  });

  it('detects a concurrent change of a document', async () => {
    const schema = new Schema({ name: String, list: [String] }, { optimisticConcurrency: true });
    const Note = connection.model('Note', schema);
    await Note.create({ name: 'one', list: [] });
    const [mine, theirs] = await Promise.all([Note.findOne().orFail(), Note.findOne().orFail()]);
    theirs.name = 'two';
    await theirs.save();
    mine.name = 'three';
    await expect(mine.save()).rejects.toMatchObject({ name: 'VersionError' });
    expect(await Note.findOne().lean()).toMatchObject({ name: 'two', __v: 1 });
  });

  it('changes arrays and subdocuments in place', async () => {
    const Basket = connection.model(
      'Basket',
      new Schema({ items: [{ name: String, n: Number }], meta: { seen: [Number] } }),
    );
    const basket = await Basket.create({
      items: [
        { name: 'a', n: 1 },
        { name: 'b', n: 2 },
      ],
    });
    await Basket.updateOne({ _id: basket._id, 'items.name': 'b' }, { $inc: { 'items.$.n': 5 } });
    await Basket.updateOne(
      { _id: basket._id },
      { $set: { 'items.$[x].n': 0 } },
      { arrayFilters: [{ 'x.name': 'a' }] },
    );
    await Basket.updateOne(
      { _id: basket._id },
      { $push: { 'meta.seen': { $each: [3, 1, 2], $sort: 1, $slice: 2 } }, $pull: { items: { n: 0 } } },
    );
    const found = await Basket.findById(basket._id).orFail();
    expect(found.items.map(({ name, n }) => ({ name, n }))).toEqual([{ name: 'b', n: 7 }]);
    expect([...(found.meta?.seen ?? [])]).toEqual([1, 2]);
    found.items.push({ name: 'c', n: 1 });
    await found.save();
    expect(await Basket.countDocuments({ 'items.name': 'c' })).toBe(1);
  });

  it('synchronises the indexes with the schema', async () => {
    const schema = new Schema({ email: String, city: String, at: Date });
    schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } });
    schema.index({ city: 1, at: -1 });
    schema.index({ at: 1 }, { expireAfterSeconds: 3600 });
    const Person = connection.model('Person', schema);
    await Person.createCollection();
    await Person.collection.createIndex({ city: 1 }, { name: 'old' });
    expect(await Person.syncIndexes()).toEqual(['old']);
    const names = (await Person.collection.indexes()).map(({ name }) => name);
    expect(names.sort()).toEqual(['_id_', 'at_1', 'city_1_at_-1', 'email_1']);
    await Person.create([{ city: 'A' }, { city: 'B' }]);
    expect(await Person.countDocuments()).toBe(2);
    await Person.collection.dropIndex('city_1_at_-1');
    expect(await Person.collection.indexes()).toHaveLength(3);
  });

  it('lists and drops collections and databases', async () => {
    await aVideoModel().createCollection();
    expect((await connection.listCollections()).map(({ name }) => name)).toEqual(['videos']);
    await connection.dropCollection('videos');
    expect(await connection.listCollections()).toEqual([]);
  });
});
