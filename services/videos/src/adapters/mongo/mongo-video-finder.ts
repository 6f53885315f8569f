import type { VideoFinder } from '../../domain/ports.ts';
import { type PlayableVideo, playableOf, type Video } from '../../domain/video.ts';
import { toVideo } from './video-record.ts';
import type { videoModel } from './video-schema.ts';

/** Records per batch when a language's index is read. */
const READ_BATCH = 1_000;

/** Reads the records in MongoDB. */
export function createMongoVideoFinder(model: ReturnType<typeof videoModel>): VideoFinder {
  async function findMany(wanted: readonly number[]): Promise<readonly Video[]> {
    const found = await model
      .find({ _id: { $in: [...wanted] } })
      .sort({ _id: 1 })
      .lean();
    return found.map(toVideo);
  }

  return {
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
  };
}
