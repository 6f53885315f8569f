import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { GRAIN, heavyFilm, madeFilm, testFilm } from '../../../test/made-film.ts';
import { createFfmpegRenditionMaker } from './ffmpeg-rendition-maker.ts';

const never = new AbortController().signal;

describeWithFfmpeg('making the smaller versions of a film with ffmpeg', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const maker = createFfmpegRenditionMaker({
    tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    maxFileBytes: 2 ** 26,
  });

  async function make(film: Uint8Array, onProgress?: (share: number) => void) {
    const path = join(folder.path, 'film');
    await writeFile(path, film);
    const source = { path, container: 'mp4' } as const;
    return maker.make(source, folder.path, { signal: never, ...(onProgress && { onProgress }) });
  }

  async function picturesOf(film: Uint8Array): Promise<Record<number, string>> {
    const { files } = await make(film);
    return Object.fromEntries(files.map(({ height, path }) => [height, shapeOf(path)]));
  }

  it('are H.264 and AAC that start at once, with few bits and a keyframe every two seconds', async () => {
    const shares: number[] = [];
    const film = heavyFilm({ size: '1280x720', seconds: 5 });
    const { film: measures, files } = await make(film, (share) => shares.push(share));
    expect(measures).toMatchObject({ height: 720, sizeBytes: film.length, playsEverywhere: true });
    expect(files.map(({ height }) => height)).toEqual([480, 720]);
    for (const [place, most] of [500_000, 2_500_000].entries()) {
      const { path = '', sizeBytes = 0 } = files[place] ?? {};
      const bytes = await readFile(path);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      expect(bytes.length).toBe(sizeBytes);
      expect(codecsOf(path)).toEqual(['h264 High yuv420p', 'aac LC']);
      // One second of the buffer besides.
      expect((sizeBytes * 8) / 6).toBeLessThan(most);
      expect(keyframesOf(path)).toEqual([0, 2, 4]);
    }
    expect(shares.at(-1)).toBeGreaterThan(0.5);
  });

  it.each([
    ['portrait', { size: '720x1280' }, { 480: '480x854', 720: '720x1280' }],
    [
      'with odd sides',
      { size: '641x361', more: ['-pix_fmt', 'yuv444p'] },
      { 480: '640x360', 720: '640x360' },
    ],
    ['with pixels that are not square', { size: '720x576', filters: 'setsar=64/45' }, { 480: '854x480' }],
    ['smaller than the versions', { size: '320x180' }, { 480: '320x180' }],
  ])('keep the shape of a film and never enlarge it: %s', async (_, options, expected) => {
    const filters = ['filters' in options ? options.filters : '', GRAIN].filter(Boolean);
    const film = heavyFilm({ ...options, seconds: 1, filters: filters.join(',') });
    expect(await picturesOf(film)).toMatchObject(expected);
  });

  it('stand upright if the film says that it is turned', async () => {
    const path = join(folder.path, 'lying.mp4');
    await writeFile(path, heavyFilm({ size: '1280x720', seconds: 1 }));
    const turned = madeFilm('-i', path, '-c', 'copy', '-metadata:s:v:0', 'rotate=90');
    expect(await picturesOf(turned)).toEqual({ 480: '480x854', 720: '720x1280' });
  });

  it('are silent if the film is, and have its length if its pictures come unevenly', async () => {
    const uneven = `select='if(lt(t,1),1,not(mod(n,7)))',${GRAIN}`;
    const film = heavyFilm({
      isSilent: true,
      rate: 60,
      filters: uneven,
      more: ['-vsync', 'vfr', '-crf', '20'],
    });
    const { files } = await make(film);
    expect(files).toHaveLength(2);
    for (const { path } of files) {
      expect(codecsOf(path)).toEqual(['h264 High yuv420p']);
      expect(Math.abs(Number(probed(path, 'format=duration')) - 3)).toBeLessThan(0.2);
    }
  });

  it('are not made of a film that is small already, and not kept if they save nothing', async () => {
    expect(await make(TWO_SECONDS_MP4)).toMatchObject({ files: [] });
    // Large, but there is nothing in it.
    const empty = testFilm({ size: '1920x1080', filters: 'drawbox=t=fill', more: ['-preset', 'slow'] });
    const { film, files } = await make(empty);
    expect(film.height).toBe(1080);
    for (const { sizeBytes } of files) expect(sizeBytes).toBeLessThan(empty.length * 0.9);
  });

  it('say why they cannot be made', async () => {
    const cut = heavyFilm();
    await expect(make(cut.subarray(0, cut.length / 2))).rejects.toMatchObject({ reason: 'index_missing' });
  });
});

function probed(path: string, entries: string, ...more: readonly string[]): string {
  const args = ['-v', 'error', ...more, '-show_entries', entries, '-of', 'csv=p=0', path];
  return spawnSync('ffprobe', args, { encoding: 'utf8' }).stdout.trim();
}

function codecsOf(path: string): string[] {
  return probed(path, 'stream=codec_name,profile,pix_fmt')
    .split('\n')
    .map((line) => line.replaceAll(',', ' ').trim());
}

function shapeOf(path: string): string {
  return probed(path, 'stream=width,height', '-select_streams', 'v').replace(',', 'x');
}

function keyframesOf(path: string): number[] {
  return probed(path, 'frame=pts_time', '-select_streams', 'v', '-skip_frame', 'nokey')
    .split('\n')
    .map((time) => Math.round(Number.parseFloat(time)))
    .filter(Number.isFinite);
}
