import { type Connection, Schema } from 'mongoose';
import type { ProviderManner, ProviderMemory } from '../../domain/ports.ts';

/** `provider_manner`: one record, of the endpoint in use. */
interface MannerRecord {
  readonly _id: 'current';
  readonly endpoint: string;
  readonly manner: ProviderManner;
}

const mannerSchema = new Schema<ProviderManner>(
  {
    form: { type: String, required: true },
    hasSystemRole: { type: Boolean, required: true },
    tokens: { type: String, required: true },
    stream: String,
    effort: String,
    address: { type: Number, required: true },
    room: { type: Number, required: true },
  },
  { _id: false },
);

const recordSchema = new Schema<MannerRecord>(
  {
    _id: { type: String, required: true },
    endpoint: { type: String, required: true },
    manner: { type: mannerSchema, required: true },
  },
  { collection: 'provider_manner', versionKey: false },
);

/** The learned manner in MongoDB. That of another endpoint is replaced. */
export function createMongoProviderMemory(connection: Connection): ProviderMemory {
  const manners = connection.model('ProviderManner', recordSchema);
  return {
    async recall(endpoint) {
      const record = await manners.findOne({ _id: 'current', endpoint }).lean();
      return record?.manner;
    },
    async keep(endpoint, manner) {
      await manners.replaceOne({ _id: 'current' }, { endpoint, manner }, { upsert: true });
    },
  };
}
