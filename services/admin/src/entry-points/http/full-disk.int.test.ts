import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedMongo, startEmbeddedMongo } from '@selah/embedded-mongo';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import {
  type ApiDriver,
  asAdmin,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { describeOnSmallDisk, untilRefused } from '@selah/service-kit/testing/small-disk';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

describeOnSmallDisk('while the disk of settings and sessions is full', 8, (disk) => {
  let mongo: EmbeddedMongo;
  let cache: Cache;
  let running: RunningService;
  let api: ApiDriver;
  beforeAll(async () => {
    const logger = silentLogger();
    mongo = await startEmbeddedMongo({ file: join(disk.path, 'database.sqlite') });
    cache = createMemoryCache({ logger, file: join(disk.path, 'sessions.sqlite') });
    const config = loadAdminConfig({
      MONGODB_URI: mongo.uriFor('admin'),
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'first-password',
      SELAH_DATA_DIR: disk.path,
    });
    const service = composeAdmin(config, { cache, sessions: createSessionStore({ cache }), logger });
    running = await serve(service, { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url);
  });
  afterAll(async () => {
    await running.close();
    await cache.close();
    await mongo.stop();
  });

  const change = (turn: number) => {
    const json = { headerAdCode: `<b>${turn}</b>`, footerAdCode: '' };
    return api.put('/api/site-settings', { as: asAdmin, json });
  };
  const logIn = () =>
    api.post('/api/auth/login', { json: { username: 'admin', password: 'first-password' } });
  const outOfSpace = {
    status: 507,
    body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
  };

  it('saving ads and logging in are refused in words, the last saved ads stay, and all works again afterwards', async () => {
    expect((await change(0)).status).toBe(200);
    await disk.fill();
    const changing = await untilRefused(change);
    expect(changing.refusal).toMatchObject(outOfSpace);
    const saved = { headerAdCode: `<b>${changing.taken.length}</b>` };
    expect((await api.get('/api/site-settings')).body).toMatchObject(saved);
    expect((await untilRefused(logIn)).refusal).toMatchObject(outOfSpace);

    await disk.free();
    expect((await logIn()).status).toBe(200);
    expect((await change(1_000)).status).toBe(200);
    expect((await api.get('/api/site-settings')).body).toMatchObject({ headerAdCode: '<b>1000</b>' });
  });
});
