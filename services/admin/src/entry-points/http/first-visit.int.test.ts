import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import {
  type ApiDriver,
  asAdmin,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { firstVisitSchema } from '@selah/shared/contracts/first-visit/first-visit';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

const NOTHING_DONE = { password: false, email: false, testMail: false, address: true, video: false };

describe('the first visit', () => {
  let sqlite: DatabaseSync;
  let running: RunningService;
  let eventBus: EventBus;
  let api: ApiDriver;

  beforeAll(async () => {
    sqlite = openSqlite(':memory:');
    await start();
  });
  afterAll(async () => {
    await stop();
    sqlite.close();
  });

  async function start(): Promise<void> {
    const logger = silentLogger();
    const cache = createMemoryCache({ logger });
    eventBus = createInProcessEventBus({ logger });
    const config = loadAdminConfig({
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_PASSWORD: 'first-password',
      RATE_LIMIT_SCALE: '100',
    });
    const sessions = createSessionStore({ cache });
    running = await serve(composeAdmin(config, { eventBus, cache, sessions, sqlite, logger }), {
      host: '127.0.0.1',
      port: 0,
    });
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  }
  async function stop(): Promise<void> {
    await running.close();
    await eventBus.close();
  }
  const read = async () =>
    firstVisitSchema.parse((await api.get('/api/admin/first-visit', { as: asAdmin })).body);
  const as = asAdmin;

  it('is for the administrator alone', async () => {
    expect((await api.get('/api/admin/first-visit')).status).toBe(401);
    expect((await api.put('/api/admin/first-visit', { json: { isOpen: true } })).status).toBe(401);
  });

  it('is open on a new site, with nothing done but what the configuration has', async () => {
    expect(await read()).toEqual({
      isOpen: true,
      steps: NOTHING_DONE,
      publicUrl: 'https://selah.example',
    });
  });

  it('sees what is done wherever it is done, but not the videos of the demonstration', async () => {
    const currentPassword = 'first-password';
    await api.put('/api/auth/password', { as, json: { currentPassword, password: 'my-own-password' } });
    await api.put('/api/auth/email', {
      as,
      json: { currentPassword: 'my-own-password', email: 'dona@example.org' },
    });
    const entry = {
      at: new Date().toISOString(),
      action: 'video-added',
      address: '127.0.0.1',
      object: { id: '1' },
    } as const;
    const bySeed = { ...entry, id: '5a1f0c9e-8d3b-4c52-9f60-3b7f2f6f1a10', administrator: 'demonstração' };
    await eventBus.publish('administrator.acted', bySeed);
    expect((await read()).steps).toEqual({ ...NOTHING_DONE, password: true, email: true });
    const byOwner = { ...entry, id: '5a1f0c9e-8d3b-4c52-9f60-3b7f2f6f1a11', administrator: 'admin' };
    await eventBus.publish('administrator.acted', byOwner);
    await eventually(async () => expect((await read()).steps.video).toBe(true));
  });

  it('can be left, stays left over a restart, and can be taken up again', async () => {
    expect((await api.put('/api/admin/first-visit', { as, json: { isOpen: false } })).status).toBe(204);
    await stop();
    await start();
    expect((await read()).isOpen).toBe(false);
    await api.put('/api/admin/first-visit', { as, json: { isOpen: true } });
    expect((await read()).isOpen).toBe(true);
  });
});
