import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORTRAIT_WEBM, TWO_SECONDS_MP4 } from './fixtures.ts';

/** The container of the text track per kind of film. */
const HOLDERS = {
  mp4: { film: TWO_SECONDS_MP4, codec: 'mov_text', muxer: 'mp4' },
  quicktime: { film: TWO_SECONDS_MP4, codec: 'mov_text', muxer: 'mov' },
  webm: { film: PORTRAIT_WEBM, codec: 'webvtt', muxer: 'webm' },
  webmWithSubRip: { film: PORTRAIT_WEBM, codec: 'subrip', muxer: 'matroska' },
  webmWithAss: { film: PORTRAIT_WEBM, codec: 'ass', muxer: 'matroska' },
} as const;

export const WORDS = 'O Senhor é o meu pastor';

/** A short film with `words` as a text track, from 0.5 s to 1 s. Needs ffmpeg. */
export function speakingFilm(holder: keyof typeof HOLDERS = 'mp4', words = WORDS): Buffer {
  const { film, codec, muxer } = HOLDERS[holder];
  return withFfmpeg({ film, text: `1\n00:00:00,500 --> 00:00:01,000\n${words}\n` }, (source) => [
    ...['-i', source.film, '-f', 'srt', '-i', source.text, '-map', '0', '-map', '1'],
    ...['-c', 'copy', '-c:s', codec, '-f', muxer],
  ]);
}

/** An MP4 whose text track has exactly these bytes, which no tool would write. At most as long as the filler. */
export function filmSaying(bytes: Uint8Array): Buffer {
  const filler = 'PLACEHOLDER'.repeat(8);
  const film = speakingFilm('mp4', filler);
  const at = film.indexOf(filler);
  film.fill(' ', at, at + filler.length).set(bytes.subarray(0, filler.length), at);
  return film;
}

/** An MP4 with a cover picture, as music shops and converters write it. */
export function filmWithCover(): Buffer {
  return withFfmpeg({ film: TWO_SECONDS_MP4, text: '' }, (source) => [
    ...['-i', source.film, '-f', 'lavfi', '-i', 'testsrc2=size=64x64:duration=0.04:rate=25'],
    ...['-map', '0', '-map', '1', '-c', 'copy', '-c:v:1', 'mjpeg', '-disposition:v:1', 'attached_pic'],
    ...['-f', 'mp4'],
  ]);
}

function withFfmpeg(
  source: { readonly film: Uint8Array; readonly text: string },
  argumentsFor: (paths: { readonly film: string; readonly text: string }) => readonly string[],
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'selah-film-'));
  try {
    const paths = { film: join(folder, 'film'), text: join(folder, 'text') };
    writeFileSync(paths.film, source.film);
    writeFileSync(paths.text, source.text);
    const made = join(folder, 'made');
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', ...argumentsFor(paths), made]);
    if (status !== 0) throw new Error(String(stderr));
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
