import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import sharp from 'sharp';
import { webpSize } from '../../../test/webp-size.ts';
import { makePoster } from './make-poster.ts';
import { posterAsJpeg } from './poster-as-jpeg.ts';

describe('making a poster', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const posterOf = async (still: Uint8Array) => {
    const [from, to] = [join(folder.path, 'still.png'), join(folder.path, 'poster.webp')];
    await writeFile(from, still);
    await makePoster(from, to);
    return to;
  };
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2b3a67' } })
      .png()
      .toBuffer();

  it('is a small WebP, at most 720 pixels wide and never enlarged', async () => {
    const size = (await stat(await posterOf(await png(1920, 1080)))).size;
    expect(size).toBeLessThan(50_000);
    expect(await webpSize(await posterOf(await png(1920, 1080)))).toEqual([720, 405]);
    expect(await webpSize(await posterOf(await png(90, 160)))).toEqual([90, 160]);
  });

  it('is also to be had as JPEG of the same size', async () => {
    const jpeg = await posterAsJpeg(await readFile(await posterOf(await png(1920, 1080))));
    expect(jpeg.length).toBeLessThan(100_000);
    // A baseline frame begins with FF C0, its length and depth, then height and width (ITU-T T.81, B.2.2).
    const frame = jpeg.indexOf('ffc0', 0, 'hex');
    expect([jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)]).toEqual([720, 405]);
    await expect(posterAsJpeg(await png(90, 160))).rejects.toThrow();
  });

  it('reads only PNG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(posterOf(svg)).rejects.toThrow();
  });

  it('rejects a picture that would fill the memory', async () => {
    await expect(posterOf(await png(5000, 5000))).rejects.toThrow(/pixel limit/);
  });
});
