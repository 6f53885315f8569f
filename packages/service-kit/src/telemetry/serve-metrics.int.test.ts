import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { asSiteUser, createApiDriver, TEST_INTERNAL_SECRETS } from '../../testing/api-driver.ts';
import { eventually } from '../../testing/eventually.ts';
import { AppError } from '../errors/app-error.ts';
import { createServiceApp } from '../http/koa/create-service-app.ts';
import type { Closable } from '../lifecycle/run-process.ts';
import { serve } from '../lifecycle/serve.ts';
import { silentLogger } from '../logging/logger.ts';
import { createInProcessEventBus } from '../messaging/in-process/in-process-event-bus.ts';
import { requestObservations } from './observations.ts';
import { serveMetrics } from './serve-metrics.ts';

const ANY_PORT = { host: '127.0.0.1', port: 0 };

describe('metrics', () => {
  const open: Closable[] = [];
  afterEach(async () => {
    for (const part of open.splice(0).reverse()) await part.close();
  });

  async function metrics(gauges?: Parameters<typeof serveMetrics>[1]) {
    const running = await serveMetrics(ANY_PORT, gauges);
    open.push(running);
    return async () => (await fetch(running.url ?? '')).text();
  }

  async function sampleService() {
    const app = createServiceApp({
      name: 'sample',
      logger: silentLogger(),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {},
      routes: (router) => {
        router.get('/api/people/:id', (ctx) => {
          if (ctx.params.id === '0') throw new AppError('not_found');
          ctx.body = {};
        });
        router.get('/api/people', (ctx) => {
          ctx.body = [];
        });
      },
    });
    const service = { name: 'sample', handle: app.callback(), start: async () => {}, stop: async () => {} };
    const running = await serve(service, ANY_PORT);
    open.push(running);
    return { url: running.url, api: createApiDriver(running.url) };
  }

  it('count requests by the template of their route, never by what stands in their path', async () => {
    const read = await metrics();
    const { api, url } = await sampleService();
    const caller = { as: asSiteUser(7) };
    await api.get('/api/people/maria', caller);
    await api.get('/api/people/jose?worry=secret', caller);
    await api.get('/api/people/0', caller);
    await api.get('/api/people?name=ana', caller);
    await api.get('/api/nowhere/ana', caller);
    await fetch(`${url}/healthz`);

    const text = await read();
    const count = (labels: string) =>
      Number(new RegExp(`^selah_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]);
    expect(count('service="sample",method="GET",route="/api/people/:id",status="200"')).toBe(2);
    expect(count('service="sample",method="GET",route="/api/people/:id",status="404"')).toBe(1);
    expect(count('service="sample",method="GET",route="/api/people",status="200"')).toBe(1);
    expect(count('service="sample",method="GET",route="none",status="404"')).toBe(1);
    expect(text).not.toMatch(/maria|jose|secret|ana|healthz/);
  });

  it('tell deliveries of events, and those that were repeated', async () => {
    const read = await metrics();
    const bus = createInProcessEventBus({
      logger: silentLogger(),
      retryDelay: () => 1,
    });
    open.push(bus);
    let failures = 2;
    await bus.react('site-user.deleted', {
      consumer: 'sample-reaction',
      handle: async () => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('not yet');
        }
      },
    });
    await bus.publish('site-user.deleted', { userId: 7 });

    await eventually(async () => {
      const text = await read();
      expect(text).toContain('selah_reactions_total{consumer="sample-reaction",outcome="failed"} 2');
      expect(text).toContain('selah_reactions_total{consumer="sample-reaction",outcome="handled"} 1');
      expect(text).toContain('selah_redeliveries_total{consumer="sample-reaction"} 2');
    });
  });

  it('have the gauges of a service; one that fails is left out, not shown with an old number', async () => {
    let isUp = true;
    const read = await metrics([
      {
        name: 'selah_sample_waiting',
        help: 'Things that wait',
        read: async () => {
          if (!isUp) throw new Error('the database is away');
          return 3;
        },
      },
    ]);
    expect(await read()).toMatch(/^selah_sample_waiting 3$/m);
    isUp = false;
    expect(await read()).not.toMatch(/^selah_sample_waiting \d/m);
  });

  it('tell how long the event loop was blocked, and answer nothing but /metrics', async () => {
    const running = await serveMetrics(ANY_PORT);
    open.push(running);
    await delay(1);
    const answer = await fetch(running.url ?? '');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(new URL('/', running.url))).status).toBe(404);
    expect((await fetch(running.url ?? '', { method: 'POST' })).status).toBe(404);
  });

  it('are neither collected nor served without a port, and no longer after the end', async () => {
    await serveMetrics(undefined);
    expect(requestObservations.isObserved).toBe(false);
    const running = await serveMetrics(ANY_PORT);
    expect(requestObservations.isObserved).toBe(true);
    await running.close();
    expect(requestObservations.isObserved).toBe(false);
  });
});
