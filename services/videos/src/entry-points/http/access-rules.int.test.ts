import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { asSiteUser } from '@selah/service-kit/testing/api-driver';
import { videosEndpoints } from '@selah/shared/contracts/videos/endpoints';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { listVideos, uploadAndSettle, uploadForm } from '../../../test/videos-driver.ts';

const forAdmin = videosEndpoints.filter((endpoint) => endpoint.access === 'admin');

describe('access rules for videos', () => {
  let service: VideosUnderTest;
  let path: (template: string) => string;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
    const video = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    path = (template) => template.replace('{id}', String(video.id));
  });
  afterAll(() => service.stop());

  it.each(forAdmin.map(({ method, path: template }) => [method, template] as const))(
    'M-007 %s %s is refused to everyone but the administrator, and changes nothing',
    async (method, template) => {
      const before = await listVideos(service.api);
      for (const as of [undefined, asSiteUser(1)]) {
        const form = method === 'POST' ? uploadForm({ bytes: TWO_SECONDS_MP4 }) : undefined;
        const answer = await service.api.call(method, path(template), {
          ...(as && { as }),
          ...(form && { form }),
        });
        expect(answer.status).toBe(401);
        if (method !== 'HEAD') expect(answer.body).toMatchObject({ code: 'unauthenticated' });
      }
      expect(await listVideos(service.api)).toEqual(before);
    },
  );

  it('rejects requests that did not come through the gateway', async () => {
    const answer = await service.api.get('/api/videos', { headers: { [IDENTITY_HEADER]: 'forged' } });
    expect(answer.status).toBe(401);
  });

  it('answers health checks from anyone', async () => {
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', media: 'ok' },
    });
  });
});
