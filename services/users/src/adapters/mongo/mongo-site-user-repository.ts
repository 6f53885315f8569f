import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { createSequence } from '@selah/service-kit/mongo/sequence';
import type { Connection } from 'mongoose';
import { EmailTakenError, type SiteUserRepository } from '../../domain/ports.ts';
import type { SiteUser } from '../../domain/site-user.ts';
import { type SiteUserDocument, siteUserSchema } from './site-user-schema.ts';

/** Accounts in the collection `site_users`. The connection may not be open yet. */
export function createMongoSiteUserRepository(connection: Connection): SiteUserRepository {
  const model = connection.model<SiteUserDocument>('SiteUser', siteUserSchema);
  const ids = createSequence(connection, 'site_users');

  return {
    async add(user) {
      const document = { ...user, _id: await ids.reserve(), lastLogin: user.createdAt };
      try {
        await model.insertOne(document);
      } catch (error) {
        if (isDuplicateKey(error, 'email')) throw new EmailTakenError('e-mail taken', { cause: error });
        throw error;
      }
      return toSiteUser(document);
    },
    async findById(id) {
      return toSiteUserOrNothing(await model.findById(id).lean());
    },
    async findByEmail(email) {
      return toSiteUserOrNothing(await model.findOne({ email }).lean());
    },
    async recordLogin(id, at) {
      await model.updateOne({ _id: id }, { $set: { lastLogin: at } });
    },
    async remove(id) {
      return (await model.deleteOne({ _id: id })).deletedCount === 1;
    },
  };
}

function toSiteUser({ _id, email, name, passwordHash, createdAt, lastLogin }: SiteUserDocument): SiteUser {
  return { id: _id, email, name, passwordHash, createdAt, lastLogin };
}

function toSiteUserOrNothing(document: SiteUserDocument | null): SiteUser | undefined {
  return document ? toSiteUser(document) : undefined;
}
