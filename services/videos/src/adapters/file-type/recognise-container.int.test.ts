import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { recogniseContainer } from './recognise-container.ts';

const brand = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${name}`), Buffer.alloc(8)]);

describe('recognising a file by its bytes', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  async function recognise(bytes: Uint8Array) {
    const path = join(folder.path, 'film.mp4');
    await writeFile(path, bytes);
    return recogniseContainer(path);
  }

  it.each([
    ['an MP4', TWO_SECONDS_MP4, 'mp4'],
    ['what an iPhone records', brand('qt  '), 'quicktime'],
    ['what iTunes sells', brand('M4V '), 'mp4'],
    ['what old Androids record', brand('3gp5'), 'mp4'],
    ['a WebM', PORTRAIT_WEBM, 'webm'],
  ] as const)('knows %s', async (_, bytes, container) => {
    expect(await recognise(bytes)).toBe(container);
  });

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
    ['half a box', Buffer.from([0, 0, 0, 20, 0x66, 0x74]), 'not_a_video'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(recognise(bytes)).rejects.toMatchObject({ reason });
  });
});
