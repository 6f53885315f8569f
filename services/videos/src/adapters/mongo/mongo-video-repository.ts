import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { createSequence } from '@selah/service-kit/mongo/sequence';
import type { Connection } from 'mongoose';
import type { VideoRepository } from '../../domain/ports.ts';
import { filenameTaken } from '../../domain/video-errors.ts';
import { createMongoVideoFinder } from './mongo-video-finder.ts';
import { firstRecord, toRecord, toVideo, type VideoRecord } from './video-record.ts';
import { videoModel } from './video-schema.ts';

/** A field without a value is left out; the driver would store null. */
const AS_IT_IS = { ignoreUndefined: true } as const;

/** The records in MongoDB. The connection may not be open yet. */
export function createMongoVideoRepository(connection: Connection): VideoRepository {
  const model = videoModel(connection);
  const ids = createSequence(connection, 'videos');

  // Documents as they are: what was read is written back with the fields that only a later release knows. The model, which
  // refuses unknown fields, writes what this release has made.
  const records = connection.collection<VideoRecord>('videos');

  const finder = createMongoVideoFinder(model);
  const { findMany } = finder;

  return {
    ...finder,
    async insert(video) {
      const record = firstRecord(await ids.reserve(), video);
      await unlessTaken(() => model.create(record));
      return toVideo(record);
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
