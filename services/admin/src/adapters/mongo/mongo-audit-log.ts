import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { AuditAction, AuditEntry, AuditObject } from '@selah/shared/contracts/audit/audit';
import { AUDIT_MS } from '@selah/shared/contracts/lifetimes';
import type { Connection } from 'mongoose';
import { type AuditLog, failedSignInId } from '../../domain/audit-log.ts';

interface AuditDocument {
  readonly _id: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly administrator?: string;
  readonly address: string;
  readonly object: AuditObject;
}

/** Collection `audit`. Each new entry removes those that are older than a year. The connection may not be open yet. */
export function createMongoAuditLog(connection: Connection): AuditLog {
  const collection = connection.collection<AuditDocument>('audit');
  const forgetBefore = (at: number) => collection.deleteMany({ at: { $lt: new Date(at - AUDIT_MS) } });
  return {
    async add({ id, at, action, administrator, address, object }) {
      const known = administrator === undefined ? {} : { administrator };
      const document = { _id: id, at: new Date(at), action, ...known, address, object };
      try {
        await collection.insertOne(document);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      await forgetBefore(Date.parse(at));
    },
    async addFailedSignIn(attempt) {
      const { at, administrator, address } = attempt;
      const known = administrator === undefined ? {} : { administrator };
      await collection.updateOne(
        { _id: failedSignInId(attempt) },
        {
          $set: { at: new Date(at) },
          $inc: { 'object.count': 1 },
          $setOnInsert: { action: 'sign-in-failed', ...known, address },
        },
        { upsert: true },
      );
      await forgetBefore(at);
    },
    async hasAny(administrator, actions) {
      return (await collection.findOne({ administrator, action: { $in: [...actions] } })) !== null;
    },
    async list(before, most) {
      const at = before && new Date(before.at);
      const filter = at && before ? { $or: [{ at: { $lt: at } }, { at, _id: { $lt: before.id } }] } : {};
      const found = await collection.find(filter).sort({ at: -1, _id: -1 }).limit(most).toArray();
      return found.map(toEntry);
    },
  };
}

function toEntry({ _id, at, action, administrator, address, object }: AuditDocument): AuditEntry {
  const known = administrator === undefined ? {} : { administrator };
  return { id: _id, at: at.toISOString(), action, ...known, address, object };
}
