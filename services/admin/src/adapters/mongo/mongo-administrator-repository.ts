import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { createSequence } from '@selah/service-kit/mongo/sequence';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';
import type { Connection } from 'mongoose';
import type { Administrator } from '../../domain/administrator.ts';
import { type AdministratorRepository, UsernameTakenError } from '../../domain/ports.ts';
import { type AdministratorDocument, administratorSchema } from './schemas.ts';

/** Administrators in the collection `users`. The connection may not be open yet. */
export function createMongoAdministratorRepository(connection: Connection): AdministratorRepository {
  const model = connection.model<AdministratorDocument>('Administrator', administratorSchema);
  const ids = createSequence(connection, 'users');

  return {
    async add(administrator) {
      const key = usernameKey(administrator.username);
      const document = { ...administrator, usernameKey: key, _id: await ids.reserve() };
      try {
        await model.insertOne(document);
      } catch (error) {
        if (isDuplicateKey(error, 'usernameKey'))
          throw new UsernameTakenError('username taken', { cause: error });
        throw error;
      }
      return toAdministrator(document);
    },
    hasAny: async () => (await model.exists({})) !== null,
    async emails() {
      const found = await model.find({}, { email: 1 }).lean();
      return found.flatMap(({ email }) => email || []);
    },
    async findByUsername(username) {
      return toOptionalAdministrator(await model.findOne({ usernameKey: usernameKey(username) }).lean());
    },
    async findByEmail(email) {
      return toOptionalAdministrator(await model.findOne({ email }).lean());
    },
    async findById(id) {
      return toOptionalAdministrator(await model.findById(id).lean());
    },
    async setPassword(id, passwordHash) {
      const change = { $set: { passwordHash }, $unset: { resetToken: 1, resetTokenExpiry: 1 } };
      await model.updateOne({ _id: id }, change);
    },
    async setEmail(id, email) {
      await model.updateOne({ _id: id }, { $set: { email } });
    },
    async rememberReset(id, tokenHash, expiry) {
      await model.updateOne({ _id: id }, { $set: { resetToken: tokenHash, resetTokenExpiry: expiry } });
    },
    async findByReset(tokenHash, now) {
      return toOptionalAdministrator(await model.findOne(byResetToken(tokenHash, now)).lean());
    },
    async takeReset(tokenHash, now, passwordHash) {
      const options = { returnDocument: 'after' } as const;
      const change = { $set: { passwordHash }, $unset: { resetToken: 1, resetTokenExpiry: 1 } };
      return toOptionalAdministrator(
        await model.findOneAndUpdate(byResetToken(tokenHash, now), change, options).lean(),
      );
    },
  };
}

/** Filter for the record with this token, if it is not expired. */
function byResetToken(tokenHash: string, now: Date) {
  return { resetToken: tokenHash, resetTokenExpiry: { $gt: now } };
}

function toAdministrator({ _id, username, passwordHash, email }: AdministratorDocument): Administrator {
  return { id: _id, username, passwordHash, ...(email && { email }) };
}

function toOptionalAdministrator(document: AdministratorDocument | null): Administrator | undefined {
  return document ? toAdministrator(document) : undefined;
}
