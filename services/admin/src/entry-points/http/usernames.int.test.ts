import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

describe("administrators' names", () => {
  let sqlite: DatabaseSync;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    sqlite = openSqlite(':memory:');
    const logger = silentLogger();
    const cache = createMemoryCache({ logger });
    const config = loadAdminConfig({
      ADMIN_USERNAME: 'Conceição',
      ADMIN_PASSWORD: 'first-password',
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    const sessions = createSessionStore({ cache });
    running = await serve(
      composeAdmin(config, {
        eventBus: createInProcessEventBus({ logger }),
        cache,
        sessions,
        sqlite,
        logger,
      }),
      { host: '127.0.0.1', port: 0 },
    );
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  });
  afterAll(async () => {
    await running.close();
    sqlite.close();
  });

  const logIn = (username: string, password = 'first-password', from = '198.51.100.7') =>
    api.post('/api/auth/login', {
      json: { username, password },
      headers: { 'x-selah-client-address': from },
    });

  it.each(['Conceição', 'CONCEIÇÃO', ' conceic\u0327a\u0303o\u200b', '\u202aConceição\u202c'])(
    'are found as %j, whatever the keyboard made of them',
    async (username) => {
      expect(await logIn(username)).toMatchObject({ status: 200, body: { username: 'Conceição' } });
    },
  );

  it('are limited as one, so that capitals give no further attempts', async () => {
    const names = ['conceição', 'Conceição', 'CONCEIÇÃO', 'ConceiçãO', 'cOnceição', '\u200bconceição'];
    const statuses: number[] = [];
    for (const name of [...names, ...names]) statuses.push((await logIn(name, 'nope', '203.0.113.9')).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
