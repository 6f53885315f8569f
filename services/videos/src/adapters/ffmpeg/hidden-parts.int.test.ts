import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { filmFrom } from '../../../test/film-folder.ts';
import { madeFilm } from '../../../test/made-film.ts';
import { processFilm } from '../../../test/process-film.ts';
import { type Edit, withEdits } from '../../../test/with-edits.ts';
import { createFfmpegRenditionMaker } from './ffmpeg-rendition-maker.ts';

const RATE = 10;
const SECONDS = 10;

/**
 * Each second of the picture is brighter than the one before by 20; the sound of the seconds 0 to 3 and 7
 * to 10 is a tone.
 */
function steps(size: string): Buffer {
  return madeFilm(
    ...['-f', 'lavfi', '-i', `color=size=${size}:rate=${RATE}:duration=${SECONDS},format=yuv420p`],
    ...['-f', 'lavfi', '-i', `sine=duration=${SECONDS},volume=enable='between(t,3,7)':volume=0`],
    ...['-vf', "geq=lum='40+20*floor(T)':cb=128:cr=128", '-c:a', 'aac'],
    // One picture that is complete in itself, so that whatever is cut away needs it.
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', '1000', '-sc_threshold', '0', '-bf', '0'],
  );
}

/** The pictures in a file, also those that its edit list hides: the second of the source that each shows. */
const secondsIn = (film: Buffer) => secondsOf(film, ['-ignore_editlist', '1']);
/** Those that players show. */
const secondsPlayed = (film: Buffer) => secondsOf(film, []);

function secondsOf(film: Buffer, how: readonly string[]): readonly number[] {
  const args = [...how, '-i', 'film', '-vf', 'scale=2:2', '-pix_fmt', 'gray'];
  const pixels = filmFrom({ film }, 'pixels', [...args, '-vsync', '0', '-f', 'rawvideo', 'pixels']);
  return Array.from({ length: pixels.length / 4 }, (_, at) => {
    const luma = ((pixels[at * 4] ?? 0) * 219) / 255 + 16;
    return Math.floor((luma - 30) / 20);
  });
}

/** Seconds of sound in a file that are no silence, also those that its edit list hides. */
function loudSeconds(film: Buffer): number {
  const args = ['-ignore_editlist', '1', '-i', 'film', '-map', '0:a', '-ac', '1', '-ar', '8000'];
  const samples = filmFrom({ film }, 'samples', [...args, '-f', 's16le', 'samples']);
  const tenths = Array.from({ length: Math.floor(samples.length / 1600) }, (_, at) =>
    Math.max(
      ...new Int16Array(
        samples.buffer.slice(samples.byteOffset + at * 1600, samples.byteOffset + at * 1600 + 1600),
      ),
    ),
  );
  return tenths.filter((loudest) => loudest > 300).length / 10;
}

const shownBy = (edits: readonly Edit[]) =>
  edits.flatMap(({ from, seconds }) =>
    Array.from({ length: seconds * RATE }, (_, at) => Math.floor(from + at / RATE)),
  );

describeWithFfmpeg('a film that was trimmed on a phone', () => {
  let film: Buffer;
  beforeAll(() => {
    film = steps('64x64');
  });

  describe('has only what it shows in its playable file, when what was cut away is', () => {
    it.each([
      ['the beginning', [{ from: 3, seconds: 7 }], { seconds: 7, loud: 3 }],
      ['the end', [{ from: 0, seconds: 7 }], { seconds: 7, loud: 3 }],
      ['both', [{ from: 3, seconds: 4 }], { seconds: 4, loud: 0 }],
      [
        'the middle',
        [
          { from: 0, seconds: 2 },
          { from: 8, seconds: 2 },
        ],
        { seconds: 4, loud: 4 },
      ],
      ['a little of the beginning', [{ from: 1, seconds: 9 }], { seconds: 9, loud: 5 }],
    ] as const)('%s', async (_, edits, { seconds, loud }) => {
      const { bytes, tracks } = await processFilm(withEdits(film, edits));
      expect(secondsIn(bytes)).toEqual(shownBy(edits));
      expect(Math.abs(loudSeconds(bytes) - loud)).toBeLessThan(0.3);
      expect(tracks.map((track) => Math.round(track.seconds))).toEqual([seconds, seconds]);
    });
  });

  it('was cut by ffmpeg without encoding, and has only what it shows', async () => {
    const cut = filmFrom({ 'film.mp4': film }, 'cut.mp4', [
      ...['-ss', '4', '-i', 'film.mp4', '-t', '3', '-c', 'copy', 'cut.mp4'],
    ]);
    expect(secondsIn(cut).length).toBeGreaterThan(60);
    expect(secondsPlayed(cut)[0]).toBe(4);
    expect(secondsIn((await processFilm(cut)).bytes)).toEqual(secondsPlayed(cut));
  });

  it('is still copied where it shows all of its media', async () => {
    const payload = (bytes: Buffer) =>
      filmFrom({ bytes }, 'h264', ['-i', 'bytes', '-map', '0:v', '-c', 'copy', '-f', 'h264', 'h264']);
    const { bytes } = await processFilm(film);
    expect(payload(bytes).equals(payload(film))).toBe(true);
  });

  it('has no more in its smaller versions', async () => {
    const edits = [{ from: 3, seconds: 2 }];
    const folder = await mkdtemp(join(tmpdir(), 'selah-film-'));
    try {
      const path = join(folder, 'film');
      await writeFile(path, withEdits(steps('960x960'), edits));
      const maker = createFfmpegRenditionMaker({
        tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
        maxFileBytes: 2 ** 26,
      });
      const signal = new AbortController().signal;
      await maker.make({ path, container: 'mp4' }, folder, { signal });
      const version = filmFrom({}, 'version', [
        '-i',
        join(folder, '480.mp4'),
        '-c',
        'copy',
        '-f',
        'mp4',
        'version',
      ]);
      expect(secondsIn(version)).toEqual(shownBy(edits));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
