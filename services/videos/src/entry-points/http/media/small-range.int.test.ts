import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { createPlainCalls } from '@selah/service-kit/http/plain/plain-calls';
import { ANONYMOUS, type Identity } from '@selah/service-kit/identity/identity';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { asAdmin, TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { aVideo } from '../../../../test/a-video.ts';
import { createTestDeps, type TestDeps } from '../../../../test/use-case-deps.ts';
import { getMedia } from '../../../../test/videos-driver.ts';
import { PIECE_BYTES } from '../../../domain/media-store.ts';
import { addMediaRoutes } from './media-routes.ts';
import { createMediaSlots } from './media-slots.ts';
import { smallRangeShortcut } from './small-range.ts';

const FILM = 'a film '.repeat(PIECE_BYTES);
const address = (name: string) => `/api/videos/file/${name}`;

describe('the shortcut to a small range of a film', () => {
  let deps: TestDeps;
  let server: Server;
  const slots = createMediaSlots(1);

  beforeAll(async () => {
    deps = await createTestDeps();
    await deps.place(deps.tiers.local, 'film.mp4', FILM);
    await deps.place(deps.tiers.local, 'unrecorded.mp4', FILM);
    for (const filename of ['film.mp4', 'lost.mp4']) {
      await deps.videos.insert(aVideo().playing({ filename }).unsaved());
    }
    await deps.index.refresh();
    const app = createServiceApp({
      name: 'videos',
      logger: silentLogger(),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {},
      routes: (router) =>
        addMediaRoutes(router, {
          ...deps,
          posterAsJpeg: async (poster) => poster,
          slots: createMediaSlots(),
        }),
    });
    server = createServer(app.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await deps.remove();
  });

  async function ask(
    headers: Record<string, string>,
    name = 'film.mp4',
    identity: Identity = ANONYMOUS,
    method = 'GET',
  ) {
    const find = createPlainCalls([], silentLogger(), [smallRangeShortcut({ ...deps, slots })]);
    return find(
      method,
      address(name),
    )?.({
      querystring: '',
      message: { method, headers } as unknown as IncomingMessage,
      signal: new AbortController().signal,
      requestId: 'a-request',
      identity,
      clientAddress: '192.0.2.1',
      acceptedLanguages: [],
      language: 'pt',
    });
  }

  const appAnswers = (headers: Record<string, string>, name = 'film.mp4') => {
    const { port } = server.address() as AddressInfo;
    return getMedia(`http://127.0.0.1:${port}`, address(name), { headers });
  };

  it.each([
    ['its first bytes', { range: 'bytes=0-1' }],
    ['a part of it', { range: 'bytes=1000-1099' }],
    ['one whole piece', { range: `bytes=7-${PIECE_BYTES + 6}` }],
    ['its end', { range: `bytes=${FILM.length - 5}-${FILM.length * 2}` }],
    ['its last bytes', { range: 'bytes=-9' }],
  ])('answers %s as the app does (M-209)', async (_what, headers) => {
    const answer = await ask(headers);
    if (!answer || !('release' in answer)) throw new Error('left to the app');
    const expected = await appAnswers(headers);
    expect(answer.status).toBe(206);
    expect(answer.status).toBe(expected.status);
    expect(Buffer.from(answer.body ?? '').equals(expected.body)).toBe(true);
    const { 'content-length': _length, ...others } = Object.fromEntries(expected.headers);
    expect(others).toMatchObject(answer.headers);
    answer.release();
  });

  it.each([
    ['the whole film', 'film.mp4', {}],
    ['the rest of the film', 'film.mp4', { range: 'bytes=5-' }],
    ['more than one piece', 'film.mp4', { range: `bytes=0-${PIECE_BYTES}` }],
    ['a range after the end', 'film.mp4', { range: `bytes=${FILM.length}-${FILM.length + 5}` }],
    ['several ranges', 'film.mp4', { range: 'bytes=0-1,5-9' }],
    ['another version', 'film.mp4', { range: 'bytes=0-1', 'if-range': '"other"' }],
    ['a condition', 'film.mp4', { range: 'bytes=0-1', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    ['a file without a record', 'unrecorded.mp4', { range: 'bytes=0-1' }],
    ['an encoded name', 'film%2Emp4', { range: 'bytes=0-1' }],
  ])('leaves %s to the app', async (_what, name, headers: Record<string, string>) => {
    expect(await ask(headers, name)).toBeUndefined();
  });

  it('does not find a film whose file is missing', async () => {
    const headers = { range: 'bytes=0-1' };
    expect(await ask(headers, 'lost.mp4')).toMatchObject({ status: 404 });
    expect((await appAnswers(headers, 'lost.mp4')).status).toBe(404);
  });

  it('leaves the administrator to the app, and other methods', async () => {
    expect(await ask({ range: 'bytes=0-1' }, 'film.mp4', asAdmin)).toBeUndefined();
    expect(await ask({ range: 'bytes=0-1' }, 'film.mp4', ANONYMOUS, 'HEAD')).toBeUndefined();
  });

  it('holds a slot of the address until the bytes are released', async () => {
    const headers = { range: 'bytes=0-1' };
    const first = await ask(headers);
    expect(await ask(headers)).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    releaseOf(first);
    releaseOf(await ask(headers));
  });
});

function releaseOf(answer: unknown): void {
  (answer as { readonly release: () => void }).release();
}
