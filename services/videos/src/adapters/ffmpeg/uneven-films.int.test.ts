import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { shownFilm, timesOf, versionsOf } from '../../../test/film-processing.ts';
import { GRAIN, madeFilm } from '../../../test/made-film.ts';

const QUICK_H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const QUICK_VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
const KEEP_TIMES = ['-fps_mode', 'passthrough', '-enc_time_base', '1:1000'];
/** As browsers write while they record: no rate, no duration, times in milliseconds. */
const AS_RECORDED = [...QUICK_VP8, ...KEEP_TIMES, '-f', 'webm', '-live', '1'];
/** A canvas is drawn when something changes: at 0, 10, 60, 160, 320 … milliseconds. */
const UNEVEN = "settb=1/1000,setpts='10*N*N'";

const picture = (rate: number, seconds: number, filters: string) =>
  `testsrc2=size=320x180:rate=${rate}:duration=${seconds},${filters}`;
const gaps = (times: readonly number[]) => times.slice(1).map((time, place) => time - (times[place] ?? 0));

describeWithFfmpeg('the pictures of a film whose rate is uneven or high', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('keep their times in a recording of a browser', async () => {
    const recording = madeFilm('-f', 'lavfi', '-i', picture(25, 1, UNEVEN), ...AS_RECORDED);
    const { film, versions } = await shownFilm(recording, 'webm', folder.path);
    for (const path of [film, ...versions]) {
      const times = timesOf(path);
      expect(times).toHaveLength(25);
      for (const [place, time] of times.entries())
        expect(Math.abs(time - place ** 2 / 100)).toBeLessThan(0.02);
    }
  });

  it('do not become more if phones take some later than others', async () => {
    const late = "settb=1/30000,setpts='PTS+if(mod(N,3),0,300)'";
    const phone = ['-c:v', 'mpeg4', '-fps_mode', 'passthrough', '-enc_time_base', '1:30000'];
    const { film } = await shownFilm(
      madeFilm('-f', 'lavfi', '-i', picture(30, 2, late), ...phone),
      'mp4',
      folder.path,
    );
    expect(timesOf(film)).toHaveLength(60);
  });

  it.each([
    ['slow motion', 240, QUICK_H264, 'mp4'],
    ['a screen of 120', 120, [...QUICK_VP8, '-f', 'webm'], 'webm'],
    ['a recording of 120 without a rate', 120, AS_RECORDED, 'webm'],
  ] as const)('are at most 60 per second, evenly: %s', async (_, rate, encoded, container) => {
    const fast = madeFilm('-f', 'lavfi', '-i', picture(rate, 2, 'null'), ...encoded);
    const { film } = await shownFilm(fast, container, folder.path);
    const times = timesOf(film);
    expect(times.length).toBeGreaterThan(115);
    expect(times.length).toBeLessThan(123);
    expect(Math.max(...gaps(times))).toBeLessThan(0.04);
  });

  it('are as many as in the film if it has 60, and are not encoded', async () => {
    const sixty = madeFilm('-f', 'lavfi', '-i', picture(60, 1, 'null'), ...QUICK_H264);
    const { film } = await shownFilm(sixty, 'mp4', folder.path);
    expect(timesOf(film)).toHaveLength(60);
  });

  it('stay few in versions of a film that has few', async () => {
    const uneven = ['-i', picture(25, 1, `scale=1280:720,${GRAIN},${UNEVEN}`), ...QUICK_H264, '-crf', '18'];
    const versions = await versionsOf(
      madeFilm('-f', 'lavfi', ...uneven, ...KEEP_TIMES, '-movflags', '+faststart'),
      folder.path,
    );
    expect(versions).toHaveLength(2);
    for (const path of versions) {
      const times = timesOf(path);
      // Two of them come closer to the one before than a thirtieth of a second.
      expect(times.length).toBeGreaterThanOrEqual(23);
      expect(times.length).toBeLessThanOrEqual(25);
    }
  });
});
