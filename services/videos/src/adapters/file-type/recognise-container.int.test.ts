import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { ebmlHead } from '../../../test/ebml-head.ts';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { recogniseContainer } from './recognise-container.ts';

const brand = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${name}`), Buffer.alloc(8)]);

/** A box of this size, its header included. */
function box(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(size);
  bytes.write(type, 4, 'latin1');
  return bytes;
}

describe('recognising a file by its bytes', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  async function recognise(bytes: Uint8Array | string) {
    const path = join(folder.path, 'film.mp4');
    await writeFile(path, bytes);
    return recogniseContainer(path);
  }

  it.each([
    ['an MP4', TWO_SECONDS_MP4, 'mp4'],
    ['what an iPhone records', brand('qt  '), 'quicktime'],
    ['what iTunes sells', brand('M4V '), 'mp4'],
    ['what old Androids record', brand('3gp5'), 'mp4'],
    ['what CDMA phones record', brand('3g2a'), 'mp4'],
    ['what Flash players played', brand('F4V '), 'mp4'],
    ['what recording programs write', ebmlHead('matroska'), 'matroska'],
    ['its first kilobytes', Buffer.concat([box('uuid', 24), TWO_SECONDS_MP4.subarray(0, 4100)]), 'mp4'],
    ['a QuickTime film from before brands', Buffer.concat([box('moov', 100)]), 'quicktime'],
    ['one whose media come first, without an end', Buffer.from('\0\0\0\0mdat'), 'quicktime'],
    ['one whose media come first, of 64 bits', Buffer.from('\0\0\0\x01mdat\0\0\0\x01\0\0\0\0'), 'quicktime'],
    [
      'one that begins with a preview',
      Buffer.concat([box('pnot', 20), box('PICT', 5000), box('moov', 8)]),
      'quicktime',
    ],
    ['the beginning of one that begins with much', box('skip', 100_000).subarray(0, 4100), 'quicktime'],
    ['a WebM', PORTRAIT_WEBM, 'webm'],
  ] as const)('knows %s', async (_, bytes, container) => {
    expect(await recognise(bytes)).toBe(container);
  });

  it.each(['free', 'skip', 'wide', 'uuid', 'udta', 'pnot', 'pdin'])(
    'knows a film behind a box of type %s by its brand',
    async (type) => {
      expect(await recognise(Buffer.concat([box(type, 24), box(type, 5000), TWO_SECONDS_MP4]))).toBe('mp4');
      expect(await recognise(Buffer.concat([box(type, 24), brand('qt  ')]))).toBe('quicktime');
      await expect(recognise(Buffer.concat([box(type, 24), brand('heic')]))).rejects.toMatchObject({
        reason: 'not_a_video',
      });
    },
  );

  it.each([
    ['a playlist', PLAYLIST_NAMED_MP4, 'playlist'],
    [
      'a DASH manifest',
      Buffer.from('<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011">'),
      'playlist',
    ],
    ['a concat list', Buffer.from('ffconcat version 1.0\nfile /etc/passwd'), 'playlist'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_video'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not_a_video'],
    ['sound alone', brand('M4A '), 'not_a_video'],
    ['a photo in an MP4 box', brand('heic'), 'not_a_video'],
    ['noughts', Buffer.alloc(4096), 'not_a_video'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['another kind of Matroska', ebmlHead('subtitles'), 'not_a_video'],
    ['boxes without end', box('skip', 8).toString('latin1').repeat(1000), 'not_a_video'],
    [
      'a box of an impossible size',
      Buffer.from(`\0\0\0\x01skip${'\x7f'.repeat(8)}`, 'latin1'),
      'not_a_video',
    ],
    ['a box that ends in itself', Buffer.from('\0\0\0\x04skip\0\0\0\0'), 'not_a_video'],
    ['a box that no film begins with', Buffer.concat([box('jP  ', 12), TWO_SECONDS_MP4]), 'not_a_video'],
    ['half a box', Buffer.from([0, 0, 0, 20, 0x66, 0x74]), 'not_a_video'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(recognise(bytes)).rejects.toMatchObject({ reason });
  });
});
