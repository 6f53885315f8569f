import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { colourIn, pictureOf, shownFilm, versionsOf } from '../../../test/film-processing.ts';
import { GRAIN, madeFilm } from '../../../test/made-film.ts';

const TEN_BITS = ['-pix_fmt', 'yuv420p10le'];
const EIGHT_BITS = ['-pix_fmt', 'yuv420p'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12'];
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-f', 'webm'];
const TRANSFERS = { hlg: 'arib-std-b67', pq: 'smpte2084' } as const;

describeWithFfmpeg('a film of high dynamic range, as phones record it', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  /** A colour of the signal in the middle; around it enough movement that smaller versions are worth it. */
  function hdrFilm(colour: string, transfer: keyof typeof TRANSFERS, encoded: readonly string[]): Buffer {
    const around = `testsrc2=size=1280x720:rate=5:duration=2,${GRAIN}[around]`;
    const middle = `color=${colour}:size=800x450:rate=5:duration=2[middle]`;
    const both = '[around][middle]overlay=format=gbrp:x=(W-w)/2:y=(H-h)/2';
    const picture = `${around};${middle};${both},scale=out_color_matrix=bt2020:out_range=tv`;
    const tags = ['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc', '-color_range', 'tv'];
    return madeFilm('-f', 'lavfi', '-i', picture, ...encoded, ...tags, '-color_trc', TRANSFERS[transfer]);
  }

  // White is 75 % of the signal of HLG and 58 % of that of PQ (BT.2408, table 1).
  it.each([
    ['HLG in 10 bits of H.264', 'hlg', [...TEN_BITS, ...H264], 'mp4'],
    ['HLG in 8 bits of H.264', 'hlg', [...EIGHT_BITS, ...H264], 'mp4'],
    ['HLG in QuickTime', 'hlg', [...TEN_BITS, ...H264, '-f', 'mov'], 'quicktime'],
    ['PQ in 10 bits of H.264', 'pq', [...TEN_BITS, ...H264], 'mp4'],
    ['PQ in 10 bits of VP9', 'pq', [...TEN_BITS, ...VP9], 'webm'],
  ] as const)('shows white as white everywhere, and says so: %s', async (_, transfer, encoded, container) => {
    const white = transfer === 'hlg' ? '0xBFBFBF' : '0x949494';
    const { film, poster, versions } = await shownFilm(
      hdrFilm(white, transfer, encoded),
      container,
      folder.path,
    );
    expect(versions).not.toHaveLength(0);
    for (const path of [film, ...versions]) {
      expect(pictureOf(path, 'pix_fmt,color_range,color_space,color_transfer,color_primaries')).toBe(
        'pix_fmt=yuv420p\ncolor_range=tv\ncolor_space=bt709\ncolor_transfer=bt709\ncolor_primaries=bt709',
      );
    }
    for (const path of [poster, film, ...versions]) {
      expect(Math.min(...colourIn(path, path === poster ? 0 : 1))).toBeGreaterThan(225);
    }
  });

  it('keeps its colours apart, also in a folder with unusual letters', async () => {
    const place = join(folder.path, "it's [our], data; 1:2 \\");
    await mkdir(place);
    const red = madeFilm(
      ...['-f', 'lavfi', '-i', 'color=0xA04040:size=320x180:rate=5:duration=1,format=gbrp'],
      ...['-vf', 'scale=out_color_matrix=bt2020:out_range=tv,format=yuv420p', ...H264],
      ...['-colorspace', 'bt2020nc', '-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67'],
    );
    const { film } = await shownFilm(red, 'mp4', place);
    // As BT.2100 and BT.2087 give it, computed apart from this code.
    const differences = [210, 44, 74].map((value, place) => Math.abs(value - (colourIn(film)[place] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(6);
  });

  it('gets versions of an ordinary range, if it was stored before there was this conversion', async () => {
    const stored = hdrFilm('0xBFBFBF', 'hlg', [...EIGHT_BITS, ...H264]);
    const versions = await versionsOf(stored, folder.path);
    expect(versions).toHaveLength(2);
    for (const path of versions) {
      expect(pictureOf(path, 'color_transfer')).toBe('color_transfer=bt709');
      expect(Math.min(...colourIn(path, 1))).toBeGreaterThan(225);
    }
  });
});
