import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, asAdmin, type Call } from '@selah/service-kit/testing/api-driver';
import { problemSchema } from '@selah/shared/contracts/problem';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { listVideos, uploadAndSettle } from '../../../../test/videos-driver.ts';

/** Method, path, the invalid part, the expected status. */
type Case = readonly [string, string, Call, number];

const BOUNDARY = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };

const CASES: readonly Case[] = [
  ['GET', '/api/videos?language=de', {}, 400],
  ['GET', '/api/videos?language=pt&language=en', {}, 400],
  ['GET', '/api/videos?language[$ne]=', {}, 400],
  ['GET', '/api/videos/random?language=xx', {}, 400],
  ['GET', '/api/videos/random?exclude=abc', {}, 400],
  ['GET', '/api/videos/random?exclude=1e3', {}, 400],
  ['GET', '/api/videos/random?exclude=-1', {}, 400],
  ['GET', '/api/videos/random?drawn=x', {}, 400],
  ['GET', '/api/videos/next?language=xx', {}, 400],
  ['GET', '/api/videos/random?exclude_list=1,,2', {}, 400],
  ['GET', '/api/videos/random?exclude_list=%7B%22%24ne%22:1%7D', {}, 400],
  ['GET', `/api/videos/random?exclude_list=${Array.from({ length: 401 }, (_, id) => id + 1)}`, {}, 400],
  ['GET', '/api/videos/poster/1.5', {}, 400],
  ['GET', '/api/videos/captions/1.5', {}, 400],
  ['GET', '/api/videos/captions/1', {}, 404],
  ['GET', '/api/videos/file/%2e%2e%2f%2e%2e%2fetc%2fpasswd', {}, 400],
  ['GET', `/api/videos/file/${'a'.repeat(5000)}.mp4`, {}, 400],
  ['GET', '/api/videos/file/%FF', {}, 400],
  ['GET', '/api/videos/nothing/here', {}, 404],
  ['PATCH', '/api/videos', { as: asAdmin }, 405],
  ['PUT', '/api/videos/abc', { as: asAdmin, json: { title: 'Salmo' } }, 400],
  ['PUT', '/api/videos/1', { as: asAdmin, json: { title: { $ne: '' } } }, 400],
  ['PUT', '/api/videos/1', { as: asAdmin, json: { language: { $ne: '' } } }, 400],
  ['DELETE', '/api/videos/ALL', { as: asAdmin }, 400],
  ['DELETE', '/api/videos/0', { as: asAdmin }, 400],
  ['POST', '/api/debug/repair-video/NaN', { as: asAdmin }, 400],
  ['POST', '/api/videos', { as: asAdmin }, 400],
  ['POST', '/api/videos', { as: asAdmin, json: [] }, 400],
  ['POST', '/api/videos', { as: asAdmin, json: { title: 'x', filename: '../x.mp4' } }, 400],
  ['POST', '/api/videos', { as: asAdmin, json: { title: 'x', storageUrl: 'file:///etc/passwd' } }, 400],
  ['POST', '/api/videos', { as: asAdmin, json: { title: 'x', storageUrl: 'javascript:alert(1)' } }, 400],
  ['POST', '/api/videos', { as: asAdmin, raw: '{"title":', headers: JSON_TYPE }, 400],
  ['POST', '/api/videos', { as: asAdmin, raw: 'title=x', headers: { 'content-type': 'text/plain' } }, 415],
  ['POST', '/api/videos', { as: asAdmin, json: { title: 'x'.repeat(200_000) } }, 413],
  ['POST', '/api/videos', { as: asAdmin, raw: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
  ['POST', '/api/videos', { as: asAdmin, raw: 'no boundary in here', headers: BOUNDARY }, 400],
  ['POST', '/api/videos', { as: asAdmin, raw: '--x\r\nno headers', headers: BOUNDARY }, 400],
  [
    'POST',
    '/api/videos',
    {
      as: asAdmin,
      raw: '--x\r\nContent-Disposition: form-data; name="videoFile"; filename="a.mp4"\r\n\r\ncut off',
      headers: BOUNDARY,
    },
    400,
  ],
  [
    'POST',
    '/api/videos',
    {
      as: asAdmin,
      raw: `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'x'.repeat(20_000)}\r\n--x--\r\n`,
      headers: BOUNDARY,
    },
    413,
  ],
  [
    'POST',
    '/api/videos',
    {
      as: asAdmin,
      raw: `${'--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n'.repeat(500)}--x--\r\n`,
      headers: BOUNDARY,
    },
    413,
  ],
  [
    'POST',
    '/api/videos',
    {
      as: asAdmin,
      raw: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
      headers: BOUNDARY,
    },
    400,
  ],
  ['POST', '/api/admin/bulk-upload', { as: asAdmin, json: { videos: [] } }, 400],
  [
    'POST',
    '/api/admin/bulk-upload',
    { as: asAdmin, raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
];

describe('invalid input', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
    await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
  });
  afterAll(() => service.stop());

  it.each(CASES.map(([method, path, call, status]) => [method, shown(path), call, status, path] as const))(
    '%s %s (%#) is refused in words, and nothing is lost',
    async (method, _shown, call, status, path) => {
      const before = await listVideos(service.api);
      const answer = await service.api.call(method, path, {
        ...call,
        headers: { 'accept-language': 'fr', ...call.headers },
      });
      expectRefusal(answer, status);
      expect(await listVideos(service.api)).toEqual(before);
    },
  );

  it('a hundred thousand excluded ids are accepted', async () => {
    const ids = Array.from({ length: 100_000 }, (_, id) => id + 1).join(',');
    const status = await statusOf(`${service.url}/api/videos/random?language=pt&exclude_list=${ids}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await listVideos(service.api)).toHaveLength(1);
  });

  it('is answered in the language of the request, which is not that of the video', async () => {
    const answer = await service.api.post('/api/videos', {
      as: asAdmin,
      json: { title: '', filename: 'a.mp4', language: 'fr' },
      headers: { 'accept-language': 'es' },
    });
    expect(answer.body).toMatchObject({
      issues: [{ path: 'title', message: 'Por favor, escribe un título para el video' }],
    });
    expect((await service.api.get('/api/videos?language=de')).body).toMatchObject({
      code: 'unsupported_language',
      message: 'Este idioma não está disponível. Escolha português, inglês, espanhol ou francês.',
    });
  });
});

function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  const problem = problemSchema.parse(answer.body);
  expect(problem.message).not.toBe('');
  expect(JSON.stringify(problem)).not.toMatch(/Error:|node_modules|\bat /);
}

function shown(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path;
}

/** Requests an address that is longer than the driver, which follows the standard, would send. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}
