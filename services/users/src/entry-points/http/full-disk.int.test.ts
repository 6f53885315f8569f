import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedMongo, startEmbeddedMongo } from '@selah/embedded-mongo';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { openEventBus } from '@selah/service-kit/messaging/open-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { describeOnSmallDisk, untilRefused } from '@selah/service-kit/testing/small-disk';
import { composeUsers } from '../../compose.ts';
import { loadUsersConfig } from '../../config.ts';

describeOnSmallDisk('while the disk of accounts and sessions is full', 8, (disk) => {
  let mongo: EmbeddedMongo;
  let cache: Cache;
  let eventBus: EventBus;
  let running: RunningService;
  let api: ApiDriver;
  beforeAll(async () => {
    const logger = silentLogger();
    mongo = await startEmbeddedMongo({ file: join(disk.path, 'database.sqlite') });
    cache = createMemoryCache({ logger, file: join(disk.path, 'sessions.sqlite') });
    eventBus = await openEventBus({ logger, journalFile: join(disk.path, 'events.sqlite') });
    const config = loadUsersConfig({
      MONGODB_URI: mongo.uriFor('users'),
      MESSAGES_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    const sessions = createSessionStore({ cache });
    const service = composeUsers(config, { eventBus, cache, sessions, logger });
    running = await serve(service, { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url);
  });
  afterAll(async () => {
    await running.close();
    await eventBus.close();
    await cache.close();
    await mongo.stop();
  });

  const accountOf = (turn: number) => ({ email: `ana${turn}@example.org`, password: 'segredo1' });
  const register = (turn: number) =>
    api.post('/api/site-users/register', { json: { ...accountOf(turn), name: 'Ana' } });
  const logIn = (turn: number) => api.post('/api/site-users/login', { json: accountOf(turn) });
  const outOfSpace = {
    status: 507,
    body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
  };

  it('registering and logging in are refused in words, and work again afterwards', async () => {
    expect((await register(0)).status).toBe(201);
    await disk.fill();
    const registering = await untilRefused(register);
    expect(registering.refusal).toMatchObject(outOfSpace);
    expect((await untilRefused(() => logIn(0))).refusal).toMatchObject(outOfSpace);

    await disk.free();
    for (let turn = 0; turn <= registering.taken.length; turn += 1) {
      expect((await logIn(turn)).status).toBe(200);
    }
    expect((await register(registering.taken.length + 1)).status).toBe(201);
  });
});
