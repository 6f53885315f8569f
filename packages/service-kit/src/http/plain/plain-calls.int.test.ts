import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_LANGUAGE, languageSchema } from '@selah/shared/contracts/languages';
import { z } from 'zod';
import { TEST_INTERNAL_SECRETS } from '../../../testing/api-driver.ts';
import { AppError } from '../../errors/app-error.ts';
import { ANONYMOUS, IDENTITY_HEADER } from '../../identity/identity.ts';
import { signIdentity } from '../../identity/identity-token.ts';
import { silentLogger } from '../../logging/logger.ts';
import { requestObservations } from '../../telemetry/observations.ts';
import { addPlainRoutes } from '../koa/add-plain-routes.ts';
import { createServiceApp } from '../koa/create-service-app.ts';
import { parsePlainBody, parseQuery } from '../koa/parse-request.ts';
import { eventStream } from './event-stream.ts';
import { abortWhenClientLeaves } from './leaving-client.ts';
import { createPlainCalls } from './plain-calls.ts';
import { jsonAnswer, type PlainRequest, type PlainRoute } from './plain-route.ts';

const bodySchema = z.object({ name: z.string().max(5), language: languageSchema.optional() });

const ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/greeting',
    answer(request) {
      const { name } = parseQuery(request, z.object({ name: z.string() }));
      if (name === 'nobody') throw new AppError('rate_limited', { params: { seconds: 7 }, retryAfter: 7 });
      if (name === 'bug') throw new TypeError('a bug');
      return jsonAnswer({ hello: `${name} — até já` });
    },
  },
  {
    method: 'POST',
    path: '/greeting/kept',
    async answer(request) {
      const { name } = await parsePlainBody(request, bodySchema);
      if (name === 'full') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return { status: 204, headers: {} };
    },
  },
  {
    method: 'GET',
    path: '/greeting/followed',
    answer: () =>
      eventStream(async (send) => {
        send('part', { hello: 'até' });
        send('whole', { hello: 'até já' });
      }),
  },
];

describe('a plain call', () => {
  const find = createPlainCalls(ROUTES, silentLogger());
  const listeners: Readonly<Record<'app' | 'call', RequestListener>> = {
    app: createServiceApp({
      name: 'sample',
      logger: silentLogger(),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {},
      routes: (router) => addPlainRoutes(router, ROUTES),
    }).callback(),
    call: async (message, response) => {
      const [path = '', querystring = ''] = (message.url ?? '').split('?');
      const request: PlainRequest = {
        querystring,
        message,
        signal: abortWhenClientLeaves(response).signal,
        requestId: 'a-request',
        identity: ANONYMOUS,
        clientAddress: '127.0.0.1',
        acceptedLanguages: [DEFAULT_LANGUAGE],
        language: DEFAULT_LANGUAGE,
      };
      const answer = await find(message.method ?? '', path)?.(request);
      if (!answer) return void response.writeHead(404).end();
      const { status, headers, body } = answer;
      if (body instanceof Readable) {
        response.writeHead(status, { ...headers });
        return void pipeline(body, response, () => {});
      }
      if (body !== undefined) response.setHeader('content-length', Buffer.byteLength(body));
      response.writeHead(status, { ...headers }).end(body);
    },
  };
  const servers = { app: createServer(listeners.app), call: createServer(listeners.call) };

  beforeAll(async () => {
    for (const server of Object.values(servers)) await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    for (const server of Object.values(servers)) server.close();
  });

  async function ask(whom: 'app' | 'call', method: string, path: string, body?: string, type?: string) {
    const { port } = servers[whom].address() as AddressInfo;
    const headers = {
      'accept-language': DEFAULT_LANGUAGE,
      [IDENTITY_HEADER]: await signIdentity(ANONYMOUS, TEST_INTERNAL_SECRETS, Date.now()),
      ...(type && { 'content-type': type }),
    };
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { 'x-request-id': _id, date: _date, connection: _connection, ...others } = answer.headers;
    return { status: answer.statusCode, headers: others, body: Buffer.concat(chunks).toString() };
  }

  it.each([
    ['an answer in JSON', 200, 'GET', '/greeting?name=Rute'],
    ['events', 200, 'GET', '/greeting/followed'],
    ['an invalid query', 400, 'GET', '/greeting?name[$gt]=1'],
    ['an error with a time to wait', 429, 'GET', '/greeting?name=nobody'],
    ['a bug', 500, 'GET', '/greeting?name=bug'],
    ['an empty answer', 204, 'POST', '/greeting/kept', '{"name":"Rute"}', 'application/json; charset=utf-8'],
    [
      'an invalid body, in its language',
      400,
      'POST',
      '/greeting/kept',
      '{"name":"Nabucodonosor","language":"es"}',
      'application/json',
    ],
    ['a body that is no JSON', 400, 'POST', '/greeting/kept', '{', 'application/json'],
    [
      'a body of another kind',
      415,
      'POST',
      '/greeting/kept',
      'name=Rute',
      'application/x-www-form-urlencoded',
    ],
    ['a full disk', 507, 'POST', '/greeting/kept', '{"name":"full"}', 'application/json'],
  ])('answers as the app does: %s', async (_what, status, method, path, ...body: readonly string[]) => {
    const answered = await ask('call', method, path, ...body);

    expect(answered.status).toBe(status);
    expect(answered).toEqual(await ask('app', method, path, ...body));
  });

  it('is there for its method only, and not while somebody watches requests', () => {
    expect(find('GET', '/greeting')).toBeDefined();
    expect(find('HEAD', '/greeting')).toBeUndefined();
    expect(find('GET', '/other')).toBeUndefined();

    const stop = requestObservations.subscribe(() => {});
    expect(find('GET', '/greeting')).toBeUndefined();
    stop();
    expect(find('GET', '/greeting')).toBeDefined();
  });
});
