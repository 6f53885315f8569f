import { afterEach, describe, expect, it } from '@jest/globals';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { answerWithEvents, type SendEvent } from '@selah/service-kit/http/koa/event-stream';
import { abortWhenClientLeaves } from '@selah/service-kit/http/koa/leaving-client';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { aiMessageRequestSchema } from '@selah/shared/contracts/messages/requests';
import { startGateway } from './a-gateway.ts';
import { closeAll, closeLater, describeEachTransport } from './gateway-and-upstream.ts';

afterEach(closeAll);

/** A service that answers with events as the test says, behind a gateway. */
async function startEvents(env: Record<string, string> = {}) {
  const started = Promise.withResolvers<SendEvent>();
  const ended = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const app = createServiceApp({
    name: 'messages',
    logger: silentLogger(),
    internalSecrets: TEST_INTERNAL_SECRETS,
    readiness: {},
    routes: (router) =>
      router.post('/api/ai/message', async (ctx) => {
        await parseJsonBody(ctx, aiMessageRequestSchema);
        abortWhenClientLeaves(ctx.res).signal.addEventListener('abort', () => left.resolve());
        answerWithEvents(ctx, async (send) => {
          started.resolve(send);
          await ended.promise;
        });
      }),
  });
  const service = await serve(
    { name: 'messages', handle: app.callback(), start: async () => {}, stop: async () => {} },
    { host: '127.0.0.1', port: 0, drain: { requestsMs: 500 } },
  );
  closeLater(service.close);
  const gateway = await startGateway({
    upstream: {
      url: service.url,
      handle: app.callback(),
    },
    env,
  });
  closeLater(gateway.close);
  const leaving = new AbortController();
  const answer = await fetch(`${gateway.url}/api/ai/message`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ name: 'Ana', question: 'Medo', language: 'pt' }),
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    send: await started.promise,
    end: () => ended.resolve(),
    leave: () => leaving.abort(),
    left: left.promise,
    async read(until: string) {
      while (!text.includes(until)) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) break;
        text += value;
      }
      return text;
    },
  };
}

describeEachTransport(() => {
  describe('events of a service', () => {
    it('arrive one by one, as they are sent, neither compressed nor kept', async () => {
      const { answer, send, end, read } = await startEvents();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('x-accel-buffering')).toBe('no');
      for (const hello of ['Ana', 'até já']) {
        send('draft', { hello });
        expect(await read(hello)).toContain(`event: draft\ndata: {"hello":"${hello}"}\n\n`);
      }
      send('answer', { hello: 'Paz' });
      end();
      expect(await read('never')).toMatch(/event: answer\ndata: \{"hello":"Paz"\}\n\n$/u);
    });

    it('end when the client leaves, which the service hears', async () => {
      const { send, leave, left, end } = await startEvents();
      send('draft', { hello: 'Ana' });
      leave();
      await left;
      send('draft', { hello: 'nobody' });
      end();
    });
  });
});
