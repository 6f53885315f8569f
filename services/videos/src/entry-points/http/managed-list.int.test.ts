import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { managedVideoListSchema, managedVideoSchema } from '@selah/shared/contracts/videos/managed-video';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { uploadAndSettle } from '../../../test/videos-driver.ts';

describe('the administrator’s list of videos', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  const managed = async (query = '') =>
    managedVideoListSchema.parse((await service.api.get(`/api/videos${query}`, { as: asAdmin })).body);
  const edit = (id: number, json: unknown, headers = {}) =>
    service.api.put(`/api/videos/${id}`, { as: asAdmin, json, headers });

  it('M-207 contains more for the administrator than for others', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const [video] = await managed();
    expect(video).toMatchObject({ id, revision: 0, sizeBytes: TWO_SECONDS_MP4.length, hasCaptions: false });
    expect(Date.now() - Date.parse(video?.createdAt ?? '')).toBeLessThan(60_000);
    for (const as of [undefined, asSiteUser(1)]) {
      const [shown] = (await service.api.get('/api/videos', as && { as })).body as object[];
      expect(shown).not.toHaveProperty('revision');
      expect(shown).not.toHaveProperty('createdAt');
      expect(shown).not.toHaveProperty('sizeBytes');
    }
  });

  it('M-207 continues before the first video of the page before', async () => {
    const older = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, language: 'fr' });
    const newer = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, language: 'fr' });
    const idsOf = (videos: readonly { readonly id: number }[]) => videos.map(({ id }) => id);
    expect(idsOf(await managed('?language=fr'))).toEqual([older.id, newer.id]);
    expect(idsOf(await managed(`?language=fr&before=${newer.id}`))).toEqual([older.id]);
    expect(await managed(`?language=fr&before=${older.id}`)).toEqual([]);
    for (const before of ['0', '-1', 'x', '1e3', '']) {
      const answer = await service.api.get(`/api/videos?before=${before}`, { as: asAdmin });
      expect([before, answer.status]).toEqual([before, 400]);
    }
  });

  it('M-211 reports a conflict to the second of two concurrent edits, in their language', async () => {
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    expect((await edit(id, { title: 'the first', revision: 0 })).body).toMatchObject({ revision: 1 });
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const refused = await edit(id, { title: 'the second', revision: 0 }, { 'accept-language': language });
      expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      texts.add((refused.body as { message: string }).message);
    }
    expect(texts.size).toBe(LANGUAGES.length);
    expect((await managed()).find((video) => video.id === id)).toMatchObject({ title: 'the first' });
    expect((await edit(id, { title: 'the third', revision: 1 })).status).toBe(200);
    expect((await edit(id, { title: 'of one who does not say' })).body).toMatchObject({ revision: 3 });
  });

  it('does not count processing as an edit, and accepts only one of several concurrent edits', async () => {
    const added = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) => edit(added.id, { title: `title ${place}`, revision: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const form = new FormData();
    form.set('revision', '0');
    form.set('title', 'by form');
    const refused = await service.api.put(`/api/videos/${added.id}`, { as: asAdmin, form });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });

  it.each([-1, 1.5, 'abc', null, { $gt: 0 }])('rejects %j as a revision', async (revision) => {
    const [video] = await managed();
    expect((await edit(video?.id ?? 0, { title: 'title', revision })).status).toBe(400);
  });

  it('M-119 accepts titles in any script, and rejects one of 10,000 characters', async () => {
    const [video] = await managed();
    const id = video?.id ?? 0;
    for (const title of ['🙏🏽'.repeat(40), 'שיר המעלות ממעמקים', 'مزمور ٢٣ – אבג']) {
      expect(managedVideoSchema.parse((await edit(id, { title })).body).title).toBe(title);
    }
    expect(await edit(id, { title: 'x'.repeat(10_000) })).toMatchObject({ status: 400 });
  });

  it('drops from a title what would turn around the texts beside it', async () => {
    const [video] = await managed();
    const { body } = await edit(video?.id ?? 0, { title: 'مزمور ٢٣ – \u202eאבג' });
    expect(managedVideoSchema.parse(body).title).toBe('مزمور ٢٣ – אבג');
  });
});
