import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { PSALM_NUMBERINGS, type PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { type Connection, Schema } from 'mongoose';
import type { PsalterStore, PsalterSummary } from '../../domain/ports.ts';
import type { PsalmText } from '../../domain/psalms/psalter.ts';

/** `psalters`: one record per language, some 300 KB. */
interface PsalterRecord {
  readonly _id: Language;
  readonly edition: string;
  readonly licence: string;
  readonly numbering: PsalmNumbering;
  readonly psalms: readonly PsalmText[];
  readonly importedAt: Date;
}

const schema = new Schema<PsalterRecord>(
  {
    _id: { type: String, required: true, enum: LANGUAGES },
    edition: { type: String, required: true },
    licence: { type: String, required: true },
    numbering: { type: String, required: true, enum: PSALM_NUMBERINGS },
    psalms: { type: [{ _id: false, first: Number, verses: [String] }], required: true },
    importedAt: { type: Date, required: true },
  },
  { collection: 'psalters', versionKey: false },
);

/** The editions of the Psalms in MongoDB. */
export function createMongoPsalters(connection: Connection): PsalterStore {
  const model = connection.model('Psalter', schema);
  return {
    async put({ language, ...psalter }) {
      await model.replaceOne({ _id: language }, psalter, { upsert: true });
    },
    async find(language) {
      const record = await model.findById(language).lean();
      return record ? { ...summaryOf(record), psalms: record.psalms } : undefined;
    },
    async summaryOf(language) {
      const record = await model.findById(language, { psalms: 0 }).lean();
      return record ? summaryOf(record) : undefined;
    },
    async list() {
      const records = await model.find({}, { psalms: 0 }).lean();
      const place = ({ _id }: { readonly _id: Language }) => LANGUAGES.indexOf(_id);
      return records.sort((one, other) => place(one) - place(other)).map(summaryOf);
    },
    async remove(language) {
      const { deletedCount } = await model.deleteOne({ _id: language });
      return deletedCount === 1;
    },
  };
}

function summaryOf({
  _id,
  edition,
  licence,
  numbering,
  importedAt,
}: Omit<PsalterRecord, 'psalms'>): PsalterSummary {
  return { language: _id, edition, licence, numbering, importedAt };
}
