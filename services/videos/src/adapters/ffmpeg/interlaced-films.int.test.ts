import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { combsIn, pictureOf, shownFilm, versionsOf } from '../../../test/film-processing.ts';
import { madeFilm } from '../../../test/made-film.ts';

const FIELDS = ['-flags', '+ilme+ildct', '-pix_fmt', 'yuv420p'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '14', '-bf', '0', ...FIELDS];

/** Twenty-five pictures per second, each with the fields of two moments. */
function interlacedFilm(first: 'top' | 'bottom', ...encoded: readonly string[]): Buffer {
  const moments = 'testsrc2=size=640x480:rate=50:duration=2,crop=640:480:0:0';
  const moving = `${moments},scroll=horizontal=0.01,noise=alls=10:allf=t`;
  const picture = `${moving},tinterlace=interleave_${first},setfield=${first === 'top' ? 'tff' : 'bff'}`;
  return madeFilm('-f', 'lavfi', '-i', picture, ...encoded);
}

describeWithFfmpeg('an interlaced film, as camcorders and television make it', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it.each([
    ['the upper field first', 'top', [...H264, '-x264-params', 'tff=1'], 'mp4'],
    ['the lower field first', 'bottom', [...H264, '-x264-params', 'bff=1'], 'mp4'],
    ['in QuickTime', 'top', [...H264, '-x264-params', 'tff=1', '-f', 'mov'], 'quicktime'],
    ['in MPEG-4, where only its pictures say so', 'top', ['-c:v', 'mpeg4', '-q:v', '3', ...FIELDS], 'mp4'],
  ] as const)('has no combs, neither have its versions: %s', async (_, first, encoded, container) => {
    const { film, versions } = await shownFilm(interlacedFilm(first, ...encoded), container, folder.path);
    for (const path of [film, ...versions]) {
      expect(pictureOf(path, 'field_order')).toBe('field_order=progressive');
      const { combed, clean } = combsIn(path);
      expect(clean).toBeGreaterThanOrEqual(40);
      expect(combed).toBeLessThanOrEqual(5);
    }
  });

  it('gets versions without combs, if it was stored before there was this conversion', async () => {
    const stored = interlacedFilm('top', ...H264, '-x264-params', 'tff=1', '-movflags', '+faststart');
    expect(combsIn(await storedAs(stored)).combed).toBeGreaterThan(40);
    for (const path of await versionsOf(stored, folder.path)) {
      expect(combsIn(path).combed).toBeLessThanOrEqual(5);
    }
  });

  async function storedAs(film: Uint8Array): Promise<string> {
    const path = join(folder.path, 'combed.mp4');
    await writeFile(path, film);
    return path;
  }
});
