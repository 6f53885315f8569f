import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { createSequence } from '@selah/service-kit/mongo/sequence';
import type { Connection } from 'mongoose';
import type { VideoRepository } from '../../domain/ports.ts';
import { type PlayableVideo, playableOf, type Video } from '../../domain/video.ts';
import { filenameTaken } from '../../domain/video-errors.ts';
import { firstRecord, toRecord, toVideo, type VideoRecord } from './video-record.ts';
import { videoModel } from './video-schema.ts';

/** Records per batch when a language's index is read. */
const READ_BATCH = 1_000;

/** A field without a value is left out; the driver would store null. */
const AS_IT_IS = { ignoreUndefined: true } as const;

/** The records in MongoDB. The connection may not be open yet. */
export function createMongoVideoRepository(connection: Connection): VideoRepository {
  const model = videoModel(connection);
  const ids = createSequence(connection, 'videos');

  // Documents as they are: what was read is written back with the fields that only a later release knows. The model, which
  // refuses unknown fields, writes what this release has made.
  const records = connection.collection<VideoRecord>('videos');

  async function findMany(wanted: readonly number[]): Promise<readonly Video[]> {
    const found = await model
      .find({ _id: { $in: [...wanted] } })
      .sort({ _id: 1 })
      .lean();
    return found.map(toVideo);
  }

  return {
    async insert(video) {
      const record = firstRecord(await ids.reserve(), video);
      await unlessTaken(() => model.create(record));
      return toVideo(record);
    },
    async find(id) {
      const record = await model.findById(id).lean();
      return record ? toVideo(record) : undefined;
    },
    findMany,
    async filenamesInUse(filenames) {
      const oneOfThem = { $in: [...filenames] };
      const fields = ['filename', 'previous.filename', 'adopting.filename'];
      const records = await model.find({ $or: fields.map((field) => ({ [field]: oneOfThem })) }).lean();
      const used = records.flatMap(({ filename, previous, adopting }) => [
        filename,
        previous?.filename,
        adopting?.filename,
      ]);
      const names = new Set(used);
      return new Set(filenames.filter((name) => names.has(name)));
    },
    async findByFilename(filename) {
      const record = await model
        .findOne({
          $or: [{ filename }, { 'previous.filename': filename }, { 'adopting.filename': filename }],
        })
        .lean();
      return record ? toVideo(record) : undefined;
    },
    async findByFormerName(filename) {
      const record = await model
        .findOne({ $or: [{ formerNames: filename }, { 'previous.formerNames': filename }] })
        .sort({ _id: -1 })
        .lean();
      return record ? toVideo(record) : undefined;
    },
    async findByUpload(uploadId) {
      const record = await model.findOne({ uploadId }).lean();
      return record ? toVideo(record) : undefined;
    },
    async findBySha256(hashes) {
      const oneOfThem = { $in: [...hashes] };
      const records = await model
        .find({ $or: [{ sha256: oneOfThem }, { 'previous.sha256': oneOfThem }] })
        .sort({ _id: 1 })
        .lean();
      return records.map(toVideo);
    },
    async list(language, { most, before } = {}) {
      const filter = { ...(language && { language }), ...(before !== undefined && { _id: { $lt: before } }) };
      const newest = model.find(filter).sort({ _id: -1 });
      const records = await (most === undefined ? newest : newest.limit(most)).lean();
      return records.reverse().map(toVideo);
    },
    async listPlayable(language) {
      const found: PlayableVideo[] = [];
      const records = model
        .find({
          language,
          $or: [{ processing: 'ready' }, { processing: 'pending', 'previous.filename': { $exists: true } }],
        })
        .lean()
        .cursor({ batchSize: READ_BATCH });
      for await (const record of records) {
        const video = playableOf(toVideo(record));
        if (video) found.push(video);
      }
      return found;
    },
    async pendingIds() {
      const records = await model
        .find({ $or: [{ processing: 'pending' }, { awaitsPoster: true }] }, { _id: 1 })
        .sort({ _id: 1 })
        .lean();
      return records.map((record) => record._id);
    },
    async nextForRenditions({ isOld }) {
      const record = await model
        .findOne(
          isOld
            ? { processing: 'ready', renditions: { $exists: false }, storageUrl: { $exists: false } }
            : { 'renditions.state': 'waiting', processing: 'ready' },
        )
        .sort({ _id: 1 })
        .lean();
      return record ? toVideo(record) : undefined;
    },
    async save(video) {
      const { _id, ...record } = toRecord(video);
      const result = await unlessTaken(() =>
        records.replaceOne(
          { _id, revision: video.revision },
          { ...record, revision: video.revision + 1 },
          AS_IT_IS,
        ),
      );
      return result.matchedCount === 1;
    },
    async restore(video) {
      try {
        await unlessTaken(() => records.insertOne(toRecord(video), AS_IT_IS));
        return true;
      } catch (error) {
        if (isDuplicateKey(error, '_id')) return false;
        throw error;
      }
    },
    async restoreMany(videos) {
      if (videos.length === 0) return [];
      const before = new Set((await findMany(videos.map(({ id }) => id))).map(({ id }) => id));
      const wanted = videos.filter(({ id }) => !before.has(id));
      try {
        await records.insertMany(wanted.map(toRecord), { ...AS_IT_IS, ordered: false });
        return wanted;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Unordered: all that were not refused are stored.
        const after = new Set((await findMany(wanted.map(({ id }) => id))).map(({ id }) => id));
        return wanted.filter(({ id }) => after.has(id));
      }
    },
    async remove(id) {
      return (await model.deleteOne({ _id: id })).deletedCount === 1;
    },
    async removeMany(videos) {
      if (videos.length === 0) return 0;
      const result = await records.bulkWrite(
        videos.map(({ id, revision }) => ({ deleteOne: { filter: { _id: id, revision } } })),
        { ordered: false },
      );
      return result.deletedCount;
    },
  };
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTaken = isDuplicateKey(error, 'filename') || isDuplicateKey(error, 'adopting.filename');
    throw isTaken ? filenameTaken(error) : error;
  }
}
