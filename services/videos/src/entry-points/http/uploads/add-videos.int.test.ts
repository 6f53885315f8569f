import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { asAdmin, TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { bulkUploadAnswerSchema } from '@selah/shared/contracts/videos/uploads';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { fileOf, listVideos, settled, uploadAndSettle, uploadForm } from '../../../../test/videos-driver.ts';

const MEGABYTE = 1024 * 1024;

describe('adding videos', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({
      withoutFfmpeg: true,
      env: { MAX_UPLOAD_MB: '1', MAX_BULK_FILES: '3' },
    });
  });
  afterAll(() => service.stop());

  const post = (form: FormData, language = 'pt') =>
    service.api.post('/api/videos', { as: asAdmin, form, headers: { 'accept-language': language } });

  /** The folders in which a rejected upload must leave nothing. */
  async function expectNothingStored(count: number): Promise<void> {
    expect(await listVideos(service.api)).toHaveLength(count);
    await eventually(async () => expect(await readdir(join(service.directory, 'tmp'))).toEqual([]));
    expect(await readdir(join(service.directory, 'incoming'))).toEqual([]);
  }

  it('M-210 accepts the fields before or after the file', async () => {
    const form = new FormData();
    form.set('videoFile', fileOf(TWO_SECONDS_MP4), 'last.mp4');
    form.set('language', 'fr');
    form.set('title', 'Psaume 23');
    const answer = await post(form);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ title: 'Psaume 23', language: 'fr', processing: 'pending' });
    await settled(service.api, (answer.body as { id: number }).id);
  });

  it('M-120 M-119 reports a missing title and file in the words of the page', async () => {
    const form = new FormData();
    form.set('title', '   ');
    const answer = await post(form);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      issues: [
        { path: 'title', message: 'Por favor insira um título para o vídeo' },
        { path: 'videoFile', message: 'Por favor selecione um arquivo de vídeo' },
      ],
    });
  });

  it('M-125 rejects an empty file', async () => {
    const answer = await post(uploadForm({ bytes: Buffer.alloc(0) }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [{ path: 'videoFile', message: 'É necessário selecionar um arquivo de vídeo' }],
    });
    await expectNothingStored(1);
  });

  it('recognises a file by its bytes, not by its name', async () => {
    for (const bytes of [PLAYLIST_NAMED_MP4, Buffer.from('<html>'), Buffer.alloc(2048)]) {
      const answer = await service.api.post('/api/videos', {
        as: asAdmin,
        form: uploadForm({ bytes, name: 'film.mp4', language: 'fr' }),
        headers: { 'accept-language': 'es' },
      });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({
        code: 'unplayable_file',
        message: 'Este archivo no es un video que podamos usar. Envía un MP4, MOV, MKV o WebM.',
      });
    }
    await expectNothingStored(1);
  });

  it('M-237 Q46 rejects a file over the limit with an explanation, and accepts one of exactly the limit', async () => {
    const oneMegabyte = Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(MEGABYTE - TWO_SECONDS_MP4.length)]);
    for (const size of [MEGABYTE + 1, 3 * MEGABYTE]) {
      const bytes = Buffer.concat([oneMegabyte, Buffer.alloc(size - MEGABYTE)]);
      const answer = await post(uploadForm({ bytes }));
      expect(answer.status).toBe(413);
      expect(answer.body).toEqual({
        code: 'file_too_large',
        message: 'O arquivo é grande demais. O limite é de 1 MB.',
      });
    }
    await expectNothingStored(1);
    expect(await uploadAndSettle(service.api, { bytes: oneMegabyte })).toMatchObject({
      processing: 'ready',
    });
  });

  it('accepts one file at a time', async () => {
    const form = uploadForm({ bytes: TWO_SECONDS_MP4 });
    form.append('videoFile', fileOf(TWO_SECONDS_MP4), 'second.mp4');
    const answer = await post(form);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'too_many_files' });
    await expectNothingStored(2);
  });

  it('keeps nothing of an upload whose sender disconnects', async () => {
    await hangUp(service.url, async () => {});
    await expectNothingStored(2);
    await hangUp(service.url, () => eventually(() => stat(partialUpload(service.directory))));
    await expectNothingStored(2);
  });

  it('Q40 records an existing file, and rejects one that is missing or in use', async () => {
    const { filename } = await uploadAndSettle(service.api, { bytes: TWO_SECONDS_MP4 });
    const record = (json: unknown) => service.api.post('/api/videos', { as: asAdmin, json });
    expect(await record({ title: 'Taken', filename })).toMatchObject({
      status: 409,
      body: { code: 'filename_taken' },
    });
    expect(await record({ title: 'Nowhere', filename: 'nowhere.mp4' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'filename', message: 'Não há nenhum arquivo com este nome' }] },
    });
    const { id } = (await listVideos(service.api)).find((video) => video.filename === filename) ?? {};
    await service.api.delete(`/api/videos/${id}`, { as: asAdmin });
  });

  describe('many at once (M-214)', () => {
    const bulk = (files: readonly (readonly [Uint8Array, string])[], languages: readonly string[]) => {
      const form = new FormData();
      for (const [bytes, name] of files) form.append('videos', fileOf(bytes), name);
      for (const language of languages) form.append('languages', language);
      return service.api.post('/api/admin/bulk-upload', {
        as: asAdmin,
        form,
        headers: { 'accept-language': 'en' },
      });
    };

    it('sets each video’s language, and its title from the file name', async () => {
      const answer = await bulk(
        [
          [TWO_SECONDS_MP4, 'Salmo_91_pt.mp4'],
          [PORTRAIT_WEBM, 'Psalm 91.webm'],
        ],
        ['pt', 'en'],
      );
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({ uploaded: 2, failed: [] });
      const titles = (await listVideos(service.api)).map(({ title, language }) => [title, language]);
      expect(titles).toContainEqual(['Salmo 91 pt', 'pt']);
      expect(titles).toContainEqual(['Psalm 91', 'en']);
    });

    it('Q27 adds the valid files and reports the others with reasons', async () => {
      const answer = await bulk(
        [
          [PLAYLIST_NAMED_MP4, 'list.mp4'],
          [Buffer.alloc(MEGABYTE + 1), 'huge.mp4'],
          [TWO_SECONDS_MP4, 'good.mp4'],
        ],
        ['pt', 'pt', 'fr'],
      );
      expect(answer.status).toBe(201);
      expect(bulkUploadAnswerSchema.parse(answer.body)).toEqual({
        uploaded: 1,
        failed: [
          {
            originalName: 'list.mp4',
            code: 'playlist',
            reason: 'This file is not a video that we can use. Please send an MP4, MOV, MKV or WebM.',
          },
          {
            originalName: 'huge.mp4',
            code: 'file_too_large',
            reason: 'The file is too large. The limit is 1 MB.',
          },
        ],
      });
    });

    it('rejects an inconsistent batch as a whole', async () => {
      const before = (await listVideos(service.api)).length;
      const film = [TWO_SECONDS_MP4, 'film.mp4'] as const;
      expect(await bulk([film, film], ['pt'])).toMatchObject({
        status: 400,
        body: { code: 'bulk_mismatch' },
      });
      expect(await bulk([film], ['de'])).toMatchObject({
        status: 400,
        body: { code: 'unsupported_language' },
      });
      expect(await bulk([], [])).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'videos', message: 'Please choose at least one video file' }] },
      });
      expect(await bulk([film, film, film, film], ['pt', 'pt', 'pt', 'pt'])).toMatchObject({
        status: 413,
        body: { message: 'That is too many files at once. The limit is 3.' },
      });
      expect(await listVideos(service.api)).toHaveLength(before);
    });
  });
});

/** Sends the beginning of an upload and breaks the connection at `moment`. */
async function hangUp(url: string, moment: () => Promise<unknown>): Promise<void> {
  const identity = await signIdentity(asAdmin, TEST_INTERNAL_SECRETS, Date.now());
  const { hostname, port } = new URL(url);
  const head = [
    'POST /api/videos HTTP/1.1',
    `Host: ${hostname}`,
    `${IDENTITY_HEADER}: ${identity}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
    '',
    '--x',
    'Content-Disposition: form-data; name="videoFile"; filename="a.mp4"',
    'Content-Type: video/mp4',
    '',
    '',
  ].join('\r\n');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(Buffer.concat([Buffer.from(head), TWO_SECONDS_MP4]));
  await moment();
  socket.destroy();
}

/** The path of the first file of an upload in progress; throws if there is none. */
function partialUpload(directory: string): string {
  const [folder = ''] = readdirSync(join(directory, 'tmp'));
  return join(directory, 'tmp', folder, 'upload-0');
}
