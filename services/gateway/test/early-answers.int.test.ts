import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { startGateway, type TestGateway } from './a-gateway.ts';
import { closeAll, closeLater, describeEachTransport } from './gateway-and-upstream.ts';

afterEach(closeAll);

const SIZES = [100_000, 300_000, 2_000_000, 20_000_000];

/** Sends an upload of this size on a kept connection; the answer as the person gets it. */
async function upload(gateway: TestGateway, agent: Agent, size: number): Promise<string> {
  const token = await gateway.sessions.open({ kind: 'admin', subjectId: 1, username: 'admin' });
  const sending = request(`${gateway.url}/api/videos`, {
    method: 'POST',
    agent,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `selah_admin_session=${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': size,
    },
  });
  sending.end(Buffer.alloc(size));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return `${answer.statusCode} ${(JSON.parse(text) as { readonly code: string }).code}`;
}

function keptConnections(): Agent {
  const agent = new Agent({ keepAlive: true });
  closeLater(async () => agent.destroy());
  return agent;
}

describeEachTransport(() => {
  describe('a service that answers while the body is still being sent', () => {
    it.each([
      ['unauthenticated', 401],
      ['conflict', 409],
      ['file_too_large', 413],
    ] as const)('is heard with %s, also if it ends meanwhile', async (code, status) => {
      let onUpload = () => {};
      const app = createServiceApp({
        name: 'service',
        logger: silentLogger(),
        internalSecrets: TEST_INTERNAL_SECRETS,
        readiness: {},
        routes(router) {
          router.post('/api/videos', () => {
            onUpload();
            throw new AppError(code);
          });
        },
      });
      const service = await serve(
        { name: 'service', handle: app.callback(), start: async () => {}, stop: async () => {} },
        { host: '127.0.0.1', port: 0, drain: { requestsMs: 60_000 } },
      );
      const gateway = await startGateway({ upstream: { url: service.url, handle: app.callback() } });
      closeLater(gateway.close);
      const agent = keptConnections();
      const heard: string[] = [];
      for (const size of SIZES) heard.push(await upload(gateway, agent, size));
      let closed = Promise.resolve();
      onUpload = () => {
        closed = service.close();
      };
      heard.push(await upload(gateway, agent, 20_000_000));
      await closed;
      expect(new Set(heard)).toEqual(new Set([`${status} ${code}`]));
    });
  });
});
