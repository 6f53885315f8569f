import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { filmFrom } from '../../../test/film-folder.ts';
import { madeFilm, testFilm } from '../../../test/made-film.ts';
import { processFilm } from '../../../test/process-film.ts';

const OPERATIONS = join(import.meta.dirname, '../../../../../docs/operations.md');
/** Two texts, the second of which stays long after the film of eight seconds has ended. */
const WORDS = '1\n00:00:01,000 --> 00:00:03,000\nSelah\n\n2\n00:00:07,000 --> 00:00:19,500\nAmém\n';
const CHAPTERS = ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=30\ntitle=Salmo\n';

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
const copy = ['-map', '0', '-c', 'copy'];
const small = { size: '160x90', seconds: 8 } as const;

describeWithFfmpeg('a film is whole when the picture and the sound that are kept are whole', () => {
  let film: Buffer;
  beforeAll(() => {
    film = testFilm(small);
  });
  const from = (made: string, args: readonly string[]) =>
    filmFrom({ 'film.mp4': film, 'words.srt': WORDS, chapters: CHAPTERS }, made, [
      '-i',
      'film.mp4',
      ...args,
      made,
    ]);
  const withText = ['-i', 'words.srt', '-map', '0', '-map', '1', '-c', 'copy'];

  it('although its text is longer, made by the command of the documentation', async () => {
    const [, command = ''] = /`ffmpeg (-i film\.mp4 .*?)`/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
    const words = command.split(' ');
    const captioned = filmFrom({ 'film.mp4': film, 'words.srt': WORDS }, words.at(-1) ?? '', words);
    const { tracks, captions } = await processFilm(captioned);
    expect(tracks.map(({ codec }) => codec)).toEqual(['h264', 'aac']);
    for (const { seconds } of tracks) expect(seconds).toBeCloseTo(8, 0);
    expect(captions).toContain('Amém');
  });

  it.each([
    ['a text, in Matroska', () => from('text.mkv', withText)],
    ['a text, in Matroska that notes only the length of the file', () => untagged('text.mkv', withText)],
    ['a chapter', () => from('chapter.mp4', ['-i', 'chapters', '-map_chapters', '1', ...copy])],
    ['a second sound', () => withSecondSound('mp4')],
    ['a second sound, in Matroska', () => withSecondSound('matroska')],
    ['a sound that begins late', () => from('late.mkv', ['-itsoffset', '5', '-i', 'film.mp4', ...PARTED])],
  ])('although %s is longer', async (_, make) => {
    const { tracks } = await processFilm(make());
    expect(tracks.map(({ seconds }) => Math.round(seconds))).toEqual([8, 8]);
  });

  it.each(['mp4', 'mkv', 'webm'])('although its clock starts at one hour, in %s', async (extension) => {
    const codecs = extension === 'webm' ? ['-c:v', 'libvpx', '-deadline', 'realtime'] : ['-c', 'copy'];
    const sound = extension === 'webm' ? ['-c:a', 'libopus'] : [];
    const late = from(`late.${extension}`, [...codecs, ...sound, '-output_ts_offset', '3600']);
    const { tracks } = await processFilm(late);
    expect(tracks.map(({ seconds }) => Math.round(seconds))).toEqual([8, 8]);
  });

  it('although one picture stays for the whole sound', async () => {
    const still = madeFilm(
      ...['-f', 'lavfi', '-i', 'color=size=160x90:rate=5:duration=0.2', ...tone(8)],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    );
    expect((await processFilm(still)).tracks.map(({ codec }) => codec)).toEqual(['h264', 'aac']);
  });

  // Encoders give the last picture the length of the others: of twelve seconds, ten are left.
  it('although its last picture stays for long, without a sound', async () => {
    const even = madeFilm('-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=10', '-c:v', 'mpeg4');
    const longer = "setts=duration='DURATION*if(eq(N,99),21,1)'";
    const held = filmFrom({ even }, 'held.mp4', ['-i', 'even', '-c', 'copy', '-bsf:v', longer, 'held.mp4']);
    const [picture] = (await processFilm(held)).tracks;
    expect(picture?.codec).toBe('h264');
    expect(picture?.seconds).toBeGreaterThanOrEqual(9.9);
  });

  it.each([
    ['in MP4', () => from('first.mp4', ['-c', 'copy', '-movflags', '+faststart'])],
    ['in Matroska', () => from('film.mkv', copy)],
    ['in Matroska with a long text', () => from('text.mkv', withText)],
    ['in Matroska that notes only the length of the file', () => untagged('film.mkv', copy)],
    ['from the hour one', () => from('late.mkv', [...copy, '-output_ts_offset', '3600'])],
  ])('and is cut off when half of them is missing: %s', async (_, make) => {
    const whole = make();
    await expect(processFilm(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'truncated',
    });
  });

  it('and is cut off when its sound is, although the picture is all there', async () => {
    const soundBytes = film.length - testFilm({ ...small, isSilent: true }).length;
    // The sound begins after a minute, so that all of it is behind the picture.
    const late = ['-itsoffset', '60', '-i', 'film.mp4', ...PARTED, '-movflags', '+faststart'];
    const parted = from('parted.mp4', late);
    const cut = parted.subarray(0, parted.length - Math.round(soundBytes * 0.8));
    await expect(processFilm(cut)).rejects.toMatchObject({ reason: 'truncated' });
  });

  /** Without the times at which tracks end, as other programs write it. */
  function untagged(name: string, args: readonly string[]): Buffer {
    return Buffer.from(from(name, args).toString('latin1').replaceAll('DURATION', 'SOMETIME'), 'latin1');
  }

  function withSecondSound(format: string): Buffer {
    return filmFrom({ 'film.mp4': film }, 'two', [
      ...['-i', 'film.mp4', ...tone(30), '-map', '0', '-map', '1'],
      ...['-c', 'copy', '-c:a:1', 'aac', '-f', format, 'two'],
    ]);
  }
});

/** The picture of the first input, the sound of the second. */
const PARTED = ['-map', '0:v', '-map', '1:a', '-c', 'copy'];
