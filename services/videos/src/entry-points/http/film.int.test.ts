import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { filmSchema } from '@selah/shared/contracts/videos/film';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { fileOf, uploadAndSettle } from '../../../test/videos-driver.ts';

describe('one video by its id', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  const film = (id: number | string) => service.api.get(`/api/videos/${id}`);

  it('has the public fields and the date of the upload, and is not cached', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, title: 'Salmo 23' });
    const { status, body, headers } = await film(id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const shown = filmSchema.strict().parse(body);
    expect(shown).toMatchObject({ id, title: 'Salmo 23', language: 'pt', processing: 'ready' });
    expect(Date.now() - Date.parse(shown.createdAt)).toBeLessThan(600_000);
  });

  it('is the file that is played while a new one cannot be', async () => {
    const before = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const form = new FormData();
    form.set('videoFile', fileOf(TWO_SECONDS_MP4), 'better.mp4');
    await service.api.put(`/api/videos/${before.id}`, { as: asAdmin, form });
    const { body } = await film(before.id);
    expect(filmSchema.parse(body).processing).toBe('ready');
  });

  it.each(['999999', '0', 'abc', '1.5', '99999999999999999999'])('%s is not one', async (id) => {
    const { status, body } = await film(id);
    expect(status).toBe(/^[1-9]\d{0,14}$/.test(id) ? 404 : 400);
    expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('is gone when it was removed', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    await service.api.delete(`/api/videos/${id}`, { as: asAdmin });
    expect((await film(id)).status).toBe(404);
  });
});
