import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { createArgon2PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { ADMIN_DATA } from '../../adapters/mongo/migrations.ts';
import { createMongoAdministratorRepository } from '../../adapters/mongo/mongo-administrator-repository.ts';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';
import { UsernameTakenError } from '../../domain/ports.ts';

/** As releases wrote them that told names apart by every character. */
const BEFORE = { ...ADMIN_DATA, migrations: ADMIN_DATA.migrations.slice(0, 2) };

describe("administrators' names", () => {
  let database: TestDatabase;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    database = await startTestDatabase(BEFORE);
    const connection = await openMongo({ uri: database.uri, appName: 'admin-test' });
    const passwordHash = await createArgon2PasswordHasher().hash('first-password');
    await connection.collection<{ _id: number; username: string; passwordHash: string }>('users').insertMany([
      { _id: 101, username: 'Conceição', passwordHash },
      { _id: 102, username: 'Rui\u200b', passwordHash },
      { _id: 103, username: 'rui', passwordHash },
    ]);
    await connection.close();
    await migrateDatabase(database.uri, [ADMIN_DATA]);
    const logger = silentLogger();
    const cache = createMemoryCache({ logger });
    const config = loadAdminConfig({
      MONGODB_URI: database.uri,
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    const sessions = createSessionStore({ cache });
    running = await serve(
      composeAdmin(config, { eventBus: createInProcessEventBus({ logger }), cache, sessions, logger }),
      { host: '127.0.0.1', port: 0 },
    );
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  });
  afterAll(async () => {
    await running.close();
    await database.stop();
  });

  const logIn = (username: string, password = 'first-password', from = '198.51.100.7') =>
    api.post('/api/auth/login', {
      json: { username, password },
      headers: { 'x-selah-client-address': from },
    });

  it.each(['Conceição', 'CONCEIÇÃO', ' conceic\u0327a\u0303o\u200b', '\u202aConceição\u202c'])(
    'are found as %j, whatever the keyboard made of them',
    async (username) => {
      expect(await logIn(username)).toMatchObject({ status: 200, body: { id: 101, username: 'Conceição' } });
    },
  );

  it('of before that differ in their capitals alone still open each its own account', async () => {
    expect((await logIn('rui')).body).toMatchObject({ id: 103 });
    expect((await logIn('Rui')).body).toMatchObject({ id: 102 });
  });

  it('are limited as one, so that capitals give no further attempts', async () => {
    const names = ['conceição', 'Conceição', 'CONCEIÇÃO', 'ConceiçãO', 'cOnceição', '\u200bconceição'];
    const statuses: number[] = [];
    for (const name of [...names, ...names]) statuses.push((await logIn(name, 'nope', '203.0.113.9')).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('are unique without regard to capitals', async () => {
    const connection = await openMongo({ uri: database.uri, appName: 'admin-test' });
    const administrators = createMongoAdministratorRepository(connection);
    const added = administrators.add({ username: 'CONCEIÇÃO', passwordHash: 'x' });
    await expect(added).rejects.toThrow(UsernameTakenError);
    await connection.close();
  });
});
