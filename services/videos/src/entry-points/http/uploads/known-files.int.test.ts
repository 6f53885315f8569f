import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { knownFilesAnswerSchema } from '@selah/shared/contracts/videos/uploads';
import { PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { createTusDriver, sha256Of } from '../../../../test/tus-driver.ts';
import { settled, uploadAndSettle } from '../../../../test/videos-driver.ts';

describe('files that were uploaded before', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos();
  });
  afterAll(() => service.stop());

  const ask = (hashes: unknown) =>
    service.api.post('/api/admin/known-files', { as: asAdmin, json: { hashes } });
  const known = async (hashes: string[]) => knownFilesAnswerSchema.parse((await ask(hashes)).body).known;

  it('M-214 are found before they are sent again, by the uploaded bytes, whatever kind of upload', async () => {
    const [mp4, webm] = [sha256Of(TWO_SECONDS_MP4), sha256Of(PORTRAIT_WEBM)];
    expect(await known([mp4, webm])).toEqual([]);
    const { id } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4, title: 'Salmo 23' });
    const uploadId = await createTusDriver(service.api, service.url).upload({ bytes: PORTRAIT_WEBM });
    const json = { title: 'Salmo 91', language: 'fr', uploadId };
    const added = await service.api.post('/api/videos', { as: asAdmin, json });
    const other = await settled(service.api, (added.body as { id: number }).id);
    const both = [
      { sha256: webm, video: { id: other.id, title: 'Salmo 91', language: 'fr' } },
      { sha256: mp4, video: { id, title: 'Salmo 23', language: 'pt' } },
    ];
    expect(await known([webm, '0'.repeat(64), mp4.toUpperCase(), mp4])).toEqual(both);
    await service.restart();
    expect(await known([webm, mp4])).toEqual(both);
    await service.api.delete(`/api/videos/${id}`, { as: asAdmin });
    expect(await known([mp4])).toEqual([]);
  });

  it.each([[undefined], [[]], ['a'], [['x'.repeat(64)]], [[{ $ne: '' }]], [Array(501).fill('a'.repeat(64))]])(
    'refuses %j',
    async (hashes) => {
      expect(await ask(hashes)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );
});
