import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import {
  LETTER_SOURCES,
  type LetterSource,
  type LetterVerse,
} from '@selah/shared/contracts/messages/requests';
import { type Connection, Schema } from 'mongoose';

/** `saved_messages` (M-161); the id is `_id`. */
export interface SavedMessageRecord {
  readonly _id: number;
  readonly userId: number;
  readonly question: string;
  readonly message: string;
  readonly verse?: LetterVerse;
  readonly source?: LetterSource | undefined;
  readonly name: string;
  readonly language: Language;
  readonly createdAt: Date;
  /** The submission that created it; always present, so that a plain unique index is enough. */
  readonly submission: string;
}

const schema = new Schema<SavedMessageRecord>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    question: { type: String, required: true },
    message: { type: String, required: true },
    verse: {
      type: { _id: false, psalm: Number, verses: String, text: String, edition: String, licence: String },
      required: false,
    },
    source: { type: String, required: false, enum: LETTER_SOURCES },
    name: { type: String, required: true },
    language: { type: String, required: true, enum: LANGUAGES, default: DEFAULT_LANGUAGE },
    createdAt: { type: Date, required: true, default: Date.now },
    submission: { type: String, required: true },
  },
  { collection: 'saved_messages', versionKey: false },
);

export function savedMessageModel(connection: Connection) {
  return connection.model('SavedMessage', schema);
}
