import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { colourIn, shownFilm } from '../../../test/film-processing.ts';
import { madeFilm } from '../../../test/made-film.ts';
import { webpSize } from '../../../test/webp-size.ts';

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const VOICE = (seconds: number) => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:a', 'aac'];

describeWithFfmpeg('the poster of a film', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const posterOf = async (film: Uint8Array, container: 'mp4' | 'webm' = 'mp4') =>
    (await shownFilm(film, container, folder.path)).poster;
  const lightOf = async (film: Uint8Array) => Math.max(...colourIn(await posterOf(film)));

  const still = (seconds: number, rate: number) =>
    `color=orange:size=320x180:rate=${rate}:duration=${seconds}`;

  it.each([
    ['one picture, then only the voice', still(0.1, 10), 8],
    ['one picture that lasts a second', still(1, 1), 20],
    ['two seconds of pictures and a minute of voice', still(2, 10), 60],
  ])('exists if the film is %s', async (_, picture, seconds) => {
    const film = madeFilm('-f', 'lavfi', '-i', picture, ...VOICE(seconds), ...H264);
    expect(await webpSize(await posterOf(film))).toEqual([320, 180]);
    const vp8 = ['-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm'];
    const webm = madeFilm('-f', 'lavfi', '-i', picture, ...VOICE(seconds).slice(0, 4), ...vp8);
    expect(await webpSize(await posterOf(webm, 'webm'))).toEqual([320, 180]);
  });

  const grey = 'color=0xA0A0A0:size=320x180:rate=10';
  const black = "drawbox=color=black:t=fill:enable='lt(t,6.5)'";

  it.each([
    ['that ends with a cut', `${grey}:duration=12,${black}`],
    ['that ends with a slow fade', `${grey}:duration=16,fade=in:start_time=7:duration=3`],
    [
      'after a title of a moment',
      `${grey}:duration=40,drawbox=color=black:t=fill:enable='between(t,0.6,39)'`,
    ],
    [
      'of more than a minute',
      `color=0xA0A0A0:size=64x36:rate=4:duration=100,drawbox=color=black:t=fill:enable='lt(t,80)'`,
    ],
  ])('is not black if the film begins black %s', async (_, picture) => {
    const cut = ['-force_key_frames', 'expr:gte(t,n_forced*2)'];
    expect(await lightOf(madeFilm('-f', 'lavfi', '-i', picture, ...H264, ...cut))).toBeGreaterThan(100);
  });

  it('shows words on black', async () => {
    const words = 'drawbox=x=100:y=150:w=120:h=8:color=white:t=fill';
    const film = madeFilm(
      ...['-f', 'lavfi', '-i', `color=black:size=320x180:rate=10:duration=8,${words}`],
      ...['-f', 'lavfi', '-i', 'color=orange:size=320x180:rate=10:duration=8'],
      ...['-filter_complex', '[0][1]concat', ...H264],
    );
    const [red = 255] = colourIn(await posterOf(film));
    expect(red).toBeLessThan(60);
  });

  it('is black if nothing else is in the film', async () => {
    expect(
      await lightOf(madeFilm('-f', 'lavfi', '-i', 'color=black:size=64x64:duration=4', ...H264)),
    ).toBeLessThan(20);
  });

  it.each([
    ['wide', '360x288', '64/45', [512, 288]],
    ['narrow', '320x180', '1/2', [160, 180]],
    ['wide and large', '1440x1080', '4/3', [720, 405]],
  ] as const)('has square pixels if the film has not: %s', async (_, size, ratio, expected) => {
    const picture = `testsrc2=size=${size}:rate=5:duration=1,setsar=${ratio}`;
    expect(await webpSize(await posterOf(madeFilm('-f', 'lavfi', '-i', picture, ...H264)))).toEqual(expected);
  });
});
