import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually, HANGING_TEST_MS, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { FAILURE_CODES, FAILURE_MESSAGES } from '@selah/shared/contracts/videos/failures';
import { jobsSchema } from '@selah/shared/contracts/videos/jobs';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { type DamagedFilm, damagedFilms } from '../../../test/damaged-films.ts';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { uploadAndSettle, uploadForm } from '../../../test/videos-driver.ts';

const TABLE = join(import.meta.dirname, '../../../../../docs/damaged-films.md');

describeWithFfmpeg('thirty damaged films', () => {
  let service: VideosUnderTest;
  let films: readonly DamagedFilm[];
  beforeAll(async () => {
    service = await startVideos();
    films = damagedFilms();
  }, SLOW_MACHINE_MS);
  afterAll(() => service.stop());

  it('are in the table of the documentation with what their owner reads', () => {
    const rows = readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    const sentenceOf = ({ reason }: DamagedFilm) =>
      FAILURE_MESSAGES[FAILURE_CODES.find((code) => code === reason) ?? 'gave_up'];
    const bySentence = [...Map.groupBy(films, sentenceOf)];
    expect(rows).toEqual(
      bySentence.map(([sentence, those]) => `| ${sentence} | ${those.map(({ what }) => what).join(', ')} |`),
    );
  });

  it(
    'get thirty reasons that fit, at once or in the list of jobs, and the film after them is played',
    async () => {
      expect(films).toHaveLength(30);
      const refused = new Map<string, unknown>();
      const added = new Map<number, string>();
      for (const { what, bytes } of films) {
        const { status, body } = await service.api.post('/api/videos', {
          as: asAdmin,
          form: uploadForm({ bytes, title: what }),
        });
        if (status === 201) added.set(videoSchema.parse(body).id, what);
        else refused.set(what, (body as { readonly message?: unknown }).message);
      }
      const fine = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 }, 120_000);
      expect(fine.processing).toBe('ready');

      const jobs = await eventually(async () => {
        const answer = jobsSchema.parse((await service.api.get('/api/admin/jobs', { as: asAdmin })).body);
        const ofFilms = answer.jobs.filter(({ kind }) => kind === 'processing');
        expect(ofFilms.filter(({ state }) => state !== 'failed')).toEqual([]);
        return ofFilms;
      }, 120_000);
      const reasons = new Map<string, unknown>([
        ...refused,
        ...jobs.map(({ title, reason }) => [title, reason] as const),
      ]);
      const codeOf = (message: unknown) =>
        FAILURE_CODES.find((code) => FAILURE_MESSAGES[code] === message) ?? message;
      expect(films.map(({ what }) => [what, codeOf(reasons.get(what))])).toEqual(
        films.map(({ what, reason }) => [what, reason]),
      );
      for (const { videoId } of jobs) expect(added.has(videoId)).toBe(true);
    },
    HANGING_TEST_MS,
  );
});
