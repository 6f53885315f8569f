import { mkdir, readdir, stat, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { managedVideoSchema } from '@selah/shared/contracts/videos/managed-video';
import { bulkUploadAnswerSchema, PROBLEM_HEADER } from '@selah/shared/contracts/videos/uploads';
import { ebmlHead } from '../../../../test/ebml-head.ts';
import { PLAYLIST_NAMED_MP4, TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { createTusDriver, sha256Of, type TusDriver, uploadMetadata } from '../../../../test/tus-driver.ts';
import { listVideos, settled } from '../../../../test/videos-driver.ts';

const MEGABYTE = 1024 * 1024;
const SOME_BYTES = new Uint8Array(1000).fill(7);

describe('resumable uploads', () => {
  let service: VideosUnderTest;
  let tus: TusDriver;
  let freeBytes = 100_000 * MEGABYTE;
  beforeAll(async () => {
    service = await startVideos({
      withoutFfmpeg: true,
      env: { MAX_UPLOAD_MB: '2', MAX_BULK_FILES: '4' },
      deps: { freeBytes: async () => freeBytes },
    });
    tus = createTusDriver(service.api, service.url);
  });
  afterAll(() => service.stop());

  const uploads = () => readdir(join(service.directory, 'uploads'));
  const addVideo = (uploadId: string, title = 'Salmo 23') =>
    service.api.post('/api/videos', { as: asAdmin, json: { title, language: 'es', uploadId } });

  it('M-210 become one video, also for repeated requests', async () => {
    const half = TWO_SECONDS_MP4.length >> 1;
    const id = await tus.begin(TWO_SECONDS_MP4.length, {
      name: 'Salmo 23.mp4',
      sha256: sha256Of(TWO_SECONDS_MP4),
    });
    expect((await tus.send(id, 0, TWO_SECONDS_MP4.subarray(0, half))).headers.get('upload-offset')).toBe(
      String(half),
    );
    expect((await tus.head(id)).headers.get('upload-offset')).toBe(String(half));
    expect((await tus.send(id, half, TWO_SECONDS_MP4.subarray(half))).status).toBe(204);

    const answers = await Promise.all([addVideo(id), addVideo(id), addVideo(id)]);
    const again = await addVideo(id, 'another title');
    const [video] = answers.map(({ body }) => managedVideoSchema.parse(body));
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set([...answers, again].map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(video).toMatchObject({ title: 'Salmo 23', language: 'es', revision: 0, hasCaptions: false });
    expect(video?.filename).toBe(`salmo-23-${id.slice(0, 12)}.mp4`);
    expect(await settled(service.api, video?.id ?? 0)).toMatchObject({ processing: 'ready' });
    expect(await listVideos(service.api)).toHaveLength(1);
    expect(await uploads()).toEqual([]);
  });

  it('continue where they were after a restart', async () => {
    const id = await tus.begin(TWO_SECONDS_MP4.length);
    await tus.send(id, 0, TWO_SECONDS_MP4.subarray(0, 5000));
    await service.restart();
    const after = createTusDriver(service.api, service.url);
    expect((await after.head(id)).headers.get('upload-offset')).toBe('5000');
    await after.send(id, 5000, TWO_SECONDS_MP4.subarray(5000));
    const { body } = await addVideo(id);
    expect(await settled(service.api, managedVideoSchema.parse(body).id)).toMatchObject({
      processing: 'ready',
    });
    tus = after;
  });

  it('keep what arrived before a connection broke, and reject a wrong offset', async () => {
    const id = await tus.begin(SOME_BYTES.length);
    const sending = await tus.sendSlowly(id, SOME_BYTES.length);
    sending.write(SOME_BYTES.subarray(0, 300));
    await eventually(async () => expect((await stat(join(service.directory, 'uploads', id))).size).toBe(300));
    sending.hangUp();
    expect(await tus.send(id, 0, SOME_BYTES)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await tus.send(id, 300, SOME_BYTES.subarray(300))).status).toBe(204);
    await tus.giveUp(id);
  });

  it.each([1000, 100_000, 2 * MEGABYTE - 1])(
    'keep all of %i bytes, although their sender was gone before they were written',
    async (arrivedBytes) => {
      const id = await tus.begin(2 * MEGABYTE);
      const sending = await tus.sendSlowly(id, 2 * MEGABYTE);
      await sending.writeAndHangUp(
        Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(2 * MEGABYTE)]).subarray(0, arrivedBytes),
      );
      const file = join(service.directory, 'uploads', id);
      await eventually(async () => expect((await stat(file)).size).toBe(arrivedBytes));
      expect((await tus.head(id)).headers.get('upload-offset')).toBe(String(arrivedBytes));
      await tus.giveUp(id);
    },
  );

  it('reject bytes that have arrived already at once, and still accept new ones', async () => {
    const id = await tus.begin(SOME_BYTES.length);
    const sending = await tus.sendSlowly(id, SOME_BYTES.length);
    sending.write(SOME_BYTES.subarray(0, 300));
    await eventually(async () => expect((await stat(join(service.directory, 'uploads', id))).size).toBe(300));
    expect(await tus.send(id, 0, SOME_BYTES)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    sending.write(SOME_BYTES.subarray(300));
    expect((await sending.answer).headers['upload-offset']).toBe('1000');
    await tus.giveUp(id);
  });

  it('are rejected before the first byte if they are larger than allowed, or than the free space', async () => {
    expect(await tus.create(2 * MEGABYTE + 1)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: expect.stringContaining('2 MB') },
    });
    freeBytes = 66 * MEGABYTE;
    expect(await tus.create(2 * MEGABYTE)).toMatchObject({ status: 507, body: { code: 'disk_full' } });
    freeBytes = 68 * MEGABYTE;
    const first = await tus.begin(2 * MEGABYTE);
    expect(await tus.create(2 * MEGABYTE)).toMatchObject({ status: 507 });
    freeBytes = 100_000 * MEGABYTE;
    await tus.giveUp(first);
    expect(await uploads()).toEqual([]);
  });

  it('say on the question where to continue that the disk is full, because a browser reads no answer while it sends', async () => {
    const id = await tus.begin(SOME_BYTES.length);
    await tus.send(id, 0, SOME_BYTES.subarray(0, 300));
    freeBytes = 699;
    const refused = await tus.head(id);
    expect(refused).toMatchObject({ status: 507, body: undefined });
    expect(JSON.parse(decodeURIComponent(refused.headers.get(PROBLEM_HEADER) ?? ''))).toEqual({
      code: 'disk_full',
      message: expect.stringMatching(/^Faltam 64\.0 MB no disco/),
    });
    freeBytes = 700;
    expect((await tus.head(id)).headers.get('upload-offset')).toBe('300');
    freeBytes = 100_000 * MEGABYTE;
    await tus.giveUp(id);
  });

  // /dev/full fails like a full disk.
  (process.platform === 'linux' ? it : it.skip)(
    'says so when the disk fills up in the middle, and goes on later',
    async () => {
      const id = await tus.begin(TWO_SECONDS_MP4.length);
      const path = join(service.directory, 'uploads', id);
      await unlink(path);
      await symlink('/dev/full', path);
      expect(await tus.send(id, 0, TWO_SECONDS_MP4)).toMatchObject({
        status: 507,
        body: { code: 'disk_full', message: expect.stringContaining('lixeira') },
      });
      await unlink(path);
      await writeFile(path, TWO_SECONDS_MP4.subarray(0, 100));
      expect((await tus.send(id, 100, TWO_SECONDS_MP4.subarray(100))).status).toBe(204);
      const { body } = await addVideo(id);
      expect(await settled(service.api, managedVideoSchema.parse(body).id)).toMatchObject({
        processing: 'ready',
      });
    },
  );

  describe('are refused after their first kilobytes if they are no video', () => {
    const PAGE = Buffer.from('<!doctype html><p>Selah</p>'.repeat(1000));
    const refused = {
      status: 415,
      body: { code: 'unplayable_file', message: expect.stringContaining('MP4, MOV, MKV ou WebM') },
    };

    it.each([
      ['a page', PAGE],
      ['a playlist', Buffer.concat([PLAYLIST_NAMED_MP4, Buffer.alloc(10_000, '\n')])],
      ['noughts', Buffer.alloc(10_000)],
    ])('%s, whose rest is not wanted and of which nothing is kept', async (_, bytes) => {
      const id = await tus.begin(MEGABYTE);
      expect(await tus.send(id, 0, bytes.subarray(0, 5000))).toMatchObject(refused);
      expect(await tus.send(id, 5000, bytes.subarray(5000))).toMatchObject({ status: 404 });
      expect(await uploads()).not.toContain(id);
    });

    it('also a film that cannot be played here: MKV without ffmpeg', async () => {
      const id = await tus.begin(MEGABYTE);
      const film = Buffer.concat([ebmlHead('matroska'), Buffer.alloc(10_000)]);
      expect(await tus.send(id, 0, film)).toMatchObject({
        status: 415,
        body: { message: expect.stringContaining('Exporte como MP4') },
      });
    });

    it('also in pieces that are smaller', async () => {
      const id = await tus.begin(MEGABYTE);
      expect((await tus.send(id, 0, PAGE.subarray(0, 3000))).status).toBe(204);
      expect(await tus.send(id, 3000, PAGE.subarray(3000, 6000))).toMatchObject(refused);
    });

    it('also when the first ones come with the request that creates them', async () => {
      const answer = await tus.call('POST', '/api/uploads', {
        raw: PAGE.subarray(0, 5000),
        headers: {
          'content-type': 'application/offset+octet-stream',
          'upload-length': String(MEGABYTE),
          'upload-metadata': uploadMetadata({ filename: 'pagina.mp4' }),
        },
      });
      expect(answer).toMatchObject(refused);
    });

    it('in the language of the sender', async () => {
      const id = await tus.begin(MEGABYTE);
      const headers = {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'accept-language': 'fr',
      };
      const answer = await tus.call('PATCH', `/api/uploads/${id}`, { raw: PAGE, headers });
      expect(answer.body).toMatchObject({
        message: expect.stringContaining('Envoyez un MP4, MOV, MKV ou WebM'),
      });
    });

    it.each([
      ['a film', TWO_SECONDS_MP4],
      [
        'a film whose index is far behind',
        Buffer.concat([Buffer.from([0, 4, 0, 0]), Buffer.from('skip'), Buffer.alloc(9000)]),
      ],
    ])('but %s goes on', async (_, bytes) => {
      const id = await tus.begin(MEGABYTE);
      expect((await tus.send(id, 0, bytes.subarray(0, 5000))).status).toBe(204);
      expect((await tus.send(id, 5000, bytes.subarray(5000))).status).toBe(204);
      await tus.giveUp(id);
    });
  });

  it('cannot be used if they are incomplete, deleted, or have another hash than announced', async () => {
    const unfinished = await tus.begin(SOME_BYTES.length);
    expect(await addVideo(unfinished)).toMatchObject({ status: 409, body: { code: 'upload_unfinished' } });
    await tus.giveUp(unfinished);
    expect(await addVideo(unfinished)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    const damaged = await tus.upload({ bytes: TWO_SECONDS_MP4, sha256: sha256Of(SOME_BYTES) });
    expect(await addVideo(damaged)).toMatchObject({ status: 400, body: { code: 'upload_damaged' } });
    expect((await tus.head(damaged)).status).toBe(404);
    expect(await readdir(join(service.directory, 'incoming'))).toEqual([]);
  });

  it.each([
    ['without the version of the protocol', { 'tus-resumable': '0.2.2' }, 412, 'tus_version'],
    ['without a length', { 'upload-metadata': 'filename YQ==' }, 400, 'invalid_input'],
    ['of an unknown length', { 'upload-defer-length': '1' }, 400, 'invalid_input'],
    ['of a negative length', { 'upload-length': '-5' }, 400, 'invalid_input'],
    ['without a name', { 'upload-length': '10' }, 400, 'invalid_input'],
    [
      'with metadata that are none',
      { 'upload-length': '10', 'upload-metadata': '%%%' },
      400,
      'invalid_input',
    ],
    [
      'with a hash that is none',
      { 'upload-length': '10', 'upload-metadata': 'filename YQ==,sha256 YQ==' },
      400,
      'invalid_input',
    ],
  ])('is refused %s', async (_, headers, status, code) => {
    const answer = await tus.call('POST', '/api/uploads', { headers });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'a', 'g'.repeat(32), `${'0'.repeat(32)}.json`])(
    'knows no upload called %s',
    async (name) => {
      expect((await tus.head(name)).status).toBe(400);
      expect(await tus.send(name, 0, SOME_BYTES)).toMatchObject({ body: { code: 'invalid_input' } });
    },
  );

  it('M-214 a batch of finished uploads returns the number of added videos, and reasons for failures in Portuguese', async () => {
    const before = (await listVideos(service.api)).length;
    const items = [
      { bytes: TWO_SECONDS_MP4, name: 'Salmo_91 🙏 שלום.mp4' },
      { bytes: PLAYLIST_NAMED_MP4, name: 'playlist.mp4' },
      { bytes: new Uint8Array(0), name: 'vazio.mp4' },
    ];
    const sent = await Promise.all(
      items.map(async (item) => ({
        uploadId: await tus.upload(item),
        language: 'pt',
        originalName: item.name,
      })),
    );
    const missing = { uploadId: '0'.repeat(32), language: 'fr', originalName: 'sumiu.mp4' };
    const call = () =>
      service.api.post('/api/admin/bulk-upload', { as: asAdmin, json: { items: [...sent, missing] } });
    const first = await call();
    expect(first.status).toBe(201);
    expect(bulkUploadAnswerSchema.parse(first.body)).toEqual({
      uploaded: 1,
      failed: [
        { originalName: 'playlist.mp4', code: 'playlist', reason: expect.stringContaining('lista') },
        { originalName: 'vazio.mp4', code: 'empty', reason: expect.stringContaining('vazio') },
        {
          originalName: 'sumiu.mp4',
          code: 'upload_not_found',
          reason: expect.stringMatching(/envie de novo/),
        },
      ],
    });
    expect((await call()).body).toEqual(first.body);
    const videos = await listVideos(service.api);
    expect(videos).toHaveLength(before + 1);
    expect(videos.at(-1)?.title).toBe('Salmo 91 🙏 שלום');
  });

  it('a batch of more files than allowed, or of none, is rejected', async () => {
    const item = { uploadId: '0'.repeat(32), language: 'pt', originalName: 'a.mp4' };
    const post = (items: unknown) =>
      service.api.post('/api/admin/bulk-upload', { as: asAdmin, json: { items } });
    expect(await post(Array(5).fill(item))).toMatchObject({ status: 413, body: { code: 'too_many_files' } });
    expect(await post([])).toMatchObject({ status: 400 });
    expect(await post([{ ...item, uploadId: '../x' }])).toMatchObject({ status: 400 });
    expect(await post([{ ...item, language: 'de' }])).toMatchObject({ status: 400 });
  });

  it('replace a file, and return the same for a repeated request', async () => {
    const added = managedVideoSchema.parse(
      (await addVideo(await tus.upload({ bytes: TWO_SECONDS_MP4 }))).body,
    );
    await settled(service.api, added.id);
    const uploadId = await tus.upload({ bytes: TWO_SECONDS_MP4, name: 'novo.mp4' });
    const put = () =>
      service.api.put(`/api/videos/${added.id}`, { as: asAdmin, json: { uploadId, revision: 0 } });
    const [first, second] = [await put(), await put()];
    expect(first).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(second).toMatchObject({ status: 200, body: { revision: 1 } });
    expect((await settled(service.api, added.id)).filename).toMatch(/^novo-/);
    expect(await uploads()).not.toContain(uploadId);
  });

  it('are deleted if they are not continued for a day', async () => {
    const [old, fresh] = [await tus.begin(10), await tus.begin(10)];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const folder = join(service.directory, 'uploads');
    await mkdir(folder, { recursive: true });
    for (const name of [old, `${old}.json`]) await utimes(join(folder, name), yesterday, yesterday);
    await service.restart();
    await eventually(async () => expect(await uploads()).not.toContain(old));
    expect(await uploads()).toContain(fresh);
  });
});
