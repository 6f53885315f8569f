import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { Connection } from 'mongoose';
import type { OutboxStore } from '../audit/action-outbox.ts';

interface StoredAction {
  readonly _id: string;
  readonly entry: AuditEntry;
}

/** `…_audit_outbox` in MongoDB; the service is part of the name, because services may share a database. */
export function createMongoOutbox(connection: Connection, service: string): OutboxStore {
  const collection = connection.collection<StoredAction>(`${service}_audit_outbox`);
  return {
    async add(entry) {
      await collection.insertOne({ _id: entry.id, entry });
    },
    async first(limit) {
      const stored = await collection.find().limit(limit).toArray();
      return stored.map(({ entry }) => entry);
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
  };
}
