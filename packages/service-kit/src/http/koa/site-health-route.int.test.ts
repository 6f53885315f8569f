import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ApiDriver,
  asAdmin,
  asSiteUser,
  createApiDriver,
  TEST_INTERNAL_SECRET,
  TEST_INTERNAL_SECRETS,
} from '../../../testing/api-driver.ts';
import { type RunningService, serve } from '../../lifecycle/serve.ts';
import { silentLogger } from '../../logging/logger.ts';
import { createServiceApp } from './create-service-app.ts';
import { addSiteHealthRoute, answers } from './site-health-route.ts';

const PATH = '/api/admin/site-health/stats';

describe('how a service is, for its administrator', () => {
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    const app = createServiceApp({
      name: 'sample',
      logger: silentLogger(),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {},
      routes: (router) =>
        addSiteHealthRoute(router, 'stats', {
          database: answers(async () => {}),
          events: () => new Promise(() => {}),
          mail: answers(() => Promise.reject(new Error('wrong password'))),
          disk: async () => ({ state: 'attention', amount: 3, limit: 100 }),
        }),
    });
    running = await serve(
      { name: 'sample', handle: app.callback(), start: async () => {}, stop: async () => {} },
      { host: '127.0.0.1', port: 0 },
    );
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  });
  afterAll(() => running.close());

  it('is told also if something hangs or fails, and without its reason', async () => {
    const { status, headers, body } = await api.get(PATH, { as: asAdmin });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      conditions: [
        { name: 'database', state: 'good' },
        { name: 'events', state: 'failing' },
        { name: 'mail', state: 'failing' },
        { name: 'disk', state: 'attention', amount: 3, limit: 100 },
      ],
    });
  });

  it('is told to nobody else (M-007)', async () => {
    expect((await api.get(PATH)).status).toBe(401);
    expect((await api.get(PATH, { as: asSiteUser(7) })).status).toBe(401);
  });
});
