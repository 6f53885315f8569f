import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import type { Connection } from 'mongoose';
import { createAdminSessions } from '../admin-sessions.ts';
import { ADMIN_DATA } from './migrations.ts';
import { createMongoAdVersionRepository } from './mongo-ad-version-repository.ts';
import { createMongoAdministratorRepository } from './mongo-administrator-repository.ts';
import { createMongoSessionDescriptions } from './mongo-session-descriptions.ts';
import { createMongoSiteSettingsRepository } from './mongo-site-settings-repository.ts';

const COLLECTIONS = ['users', 'admin_sessions', 'site_settings', 'ad_versions'];
const LATER = { fromTheNextRelease: { a: 1 } };
const NOON = new Date('2026-03-01T12:00:00.000Z');

describeOn('what a later release has written', anyMongo, (mongo) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openMongo({ uri: await newDatabase(mongo(), ADMIN_DATA), appName: 'admin-test' });
  });
  afterAll(() => connection.close());

  it('is read, and keeps the fields that only that release knows', async () => {
    const cache = createMemoryCache({ logger: silentLogger() });
    const administrators = createMongoAdministratorRepository(connection);
    const sessions = createAdminSessions(
      createSessionStore({ cache }),
      createMongoSessionDescriptions(connection),
      Date.now,
    );
    const settings = createMongoSiteSettingsRepository(connection);
    const versions = createMongoAdVersionRepository(connection);
    const ana = await administrators.add({ username: 'ana', passwordHash: 'x' });
    await sessions.open(ana, { browser: 'Firefox', address: '127.0.0.1' });
    await settings.put({ headerAdCode: 'a', footerAdCode: 'b' }, NOON);
    await versions.add({ headerAdCode: 'a', footerAdCode: 'b', savedAt: NOON, savedBy: 'ana' });
    for (const name of COLLECTIONS) await connection.collection(name).updateMany({}, { $set: LATER });

    await administrators.setEmail(ana.id, 'ana@example.org');
    expect(await administrators.findByUsername('ana')).toEqual({ ...ana, email: 'ana@example.org' });
    expect(await sessions.openOf(ana.id)).toMatchObject([{ browser: 'Firefox' }]);
    const before = await settings.get();
    expect(before).toEqual({ headerAdCode: 'a', footerAdCode: 'b' });
    expect(await settings.put({ headerAdCode: 'c', footerAdCode: 'b' }, NOON, before)).toBe(true);
    expect(await versions.list()).toMatchObject([{ headerAdCode: 'a', savedBy: 'ana' }]);
    expect((await versions.list())[0]).not.toHaveProperty('fromTheNextRelease');
    for (const name of COLLECTIONS) {
      expect(await connection.collection(name).findOne({})).toMatchObject(LATER);
    }
    await cache.close();
  });
});
