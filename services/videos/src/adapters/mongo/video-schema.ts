import { DEFAULT_LANGUAGE, LANGUAGES } from '@selah/shared/contracts/languages';
import { FAILURE_CODES } from '@selah/shared/contracts/videos/failures';
import { type Connection, Schema } from 'mongoose';
import type { VideoRecord } from './video-record.ts';

const companion = new Schema(
  { name: { type: String, required: true }, etag: { type: String, required: true } },
  { _id: false, strict: 'throw' },
);

const renditions = new Schema(
  {
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    files: [
      new Schema(
        {
          height: { type: Number, required: true },
          name: { type: String, required: true },
          etag: { type: String, required: true },
          sizeBytes: { type: Number, required: true },
        },
        { _id: false, strict: 'throw' },
      ),
    ],
    film: new Schema(
      { height: { type: Number, required: true }, sizeBytes: { type: Number, required: true } },
      { _id: false, strict: 'throw' },
    ),
    madeAt: Number,
    failure: String,
  },
  { _id: false, strict: 'throw' },
);

const file = {
  filename: { type: String, required: true },
  durationSeconds: Number,
  sizeBytes: Number,
  sha256: String,
  playedSha256: String,
  isNamedByHand: Boolean,
  formerNames: { type: [String], default: undefined },
  uploadId: String,
  awaitsPoster: Boolean,
  poster: companion,
  captions: companion,
  renditions,
  storagePath: String,
  storageUrl: String,
} as const;

const lease = new Schema(
  { holder: { type: String, required: true }, expiresAt: { type: Number, required: true } },
  { _id: false, strict: 'throw' },
);

const adopting = new Schema(
  {
    filename: { type: String, required: true },
    source: { type: String, required: true, enum: ['incoming', 'local'] },
    etag: { type: String, required: true },
  },
  { _id: false, strict: 'throw' },
);

const schema = new Schema<VideoRecord>(
  {
    _id: { type: Number, required: true },
    title: { type: String, required: true },
    language: { type: String, required: true, enum: LANGUAGES, default: DEFAULT_LANGUAGE },
    ...file,
    processing: { type: String, required: true, enum: ['pending', 'ready', 'failed'] },
    previous: new Schema(file, { _id: false, strict: 'throw' }),
    attempts: { type: Number, required: true },
    lease,
    adopting,
    failure: { type: String, enum: FAILURE_CODES },
    edits: Number,
    createdAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'videos', versionKey: false, strict: 'throw' },
);

export function videoModel(connection: Connection) {
  return connection.model<VideoRecord>('Video', schema);
}
