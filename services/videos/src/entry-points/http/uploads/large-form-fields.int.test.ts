import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { asAdmin, TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { TWO_SECONDS_MP4 } from '../../../../test/fixtures.ts';
import { startVideos, type VideosUnderTest } from '../../../../test/start-videos.ts';
import { fileOf, listVideos } from '../../../../test/videos-driver.ts';

const MEGABYTE = 2 ** 20;

describe('a form with a much too large text field', () => {
  let service: VideosUnderTest;
  beforeAll(async () => {
    service = await startVideos({ withoutFfmpeg: true });
  });
  afterAll(() => service.stop());

  it.each([
    // The file is in the same chunk, which the parser still reads after it was destroyed.
    ['title', 0.02],
    ['title', 0.1],
    ['title', 3],
    ['surprise', 20],
  ])('is refused: %s of %d MB before the file', async (field, megabytes) => {
    const form = new FormData();
    form.set('language', 'pt');
    form.set(field, 'x'.repeat(megabytes * MEGABYTE));
    form.set('videoFile', fileOf(TWO_SECONDS_MP4), 'film.mp4');
    const answer = await service.api.post('/api/videos', { as: asAdmin, form });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(await listVideos(service.api)).toEqual([]);
  });

  it('is also rejected if the field comes after the file', async () => {
    const form = new FormData();
    form.set('language', 'pt');
    form.set('videoFile', fileOf(TWO_SECONDS_MP4), 'film.mp4');
    form.set('title', 'x'.repeat(3 * MEGABYTE));
    const answer = await service.api.post('/api/videos', { as: asAdmin, form });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  // A slow sender, or one that waits for an answer in the middle of the field, must get it before the field has ended.
  it('is answered while it is still being sent, and the connection is closed without a reset', async () => {
    const socket = await beginForm(
      service.url,
      'Content-Disposition: form-data; name="title"',
      50 * MEGABYTE,
    );
    socket.write(Buffer.alloc(3 * MEGABYTE, 'x'));
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(head.toString()).toMatch(/connection: close/i);
    expect(head.toString()).toContain('"body_too_large"');
    socket.end();
    // An error here would be a reset, which may discard the answer.
    await once(socket, 'close');
    expect(socket.errored).toBeNull();
  });

  it('does not affect a form with several small files', async () => {
    const form = new FormData();
    for (let file = 0; file < 40; file += 1) {
      form.append('languages', 'pt');
      form.append('videos', fileOf(Buffer.concat([TWO_SECONDS_MP4, Buffer.alloc(50_000)])), `f${file}.mp4`);
    }
    const answer = await service.api.post('/api/admin/bulk-upload', { as: asAdmin, form });
    expect(answer).toMatchObject({ status: 201, body: { uploaded: 40 } });
  });
});

async function beginForm(url: string, partHeader: string, announcedBytes: number): Promise<Socket> {
  const identity = await signIdentity(asAdmin, TEST_INTERNAL_SECRETS, Date.now());
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    'POST /api/videos HTTP/1.1',
    `Host: ${hostname}`,
    `${IDENTITY_HEADER}: ${identity}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${announcedBytes}`,
    '',
    '--x',
    partHeader,
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  return socket;
}
