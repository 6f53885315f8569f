import { TWO_SECONDS_MP4 } from './fixtures.ts';
import { madeFilm, testFilm } from './made-film.ts';

/** A film that cannot be played, and the reason that a person should read. */
export interface DamagedFilm {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly reason: string;
}

/** Thirty films that ffmpeg made and that were damaged afterwards, or that are none. Needs ffmpeg. */
export function damagedFilms(): readonly DamagedFilm[] {
  const short = { size: '320x180', seconds: 2 } as const;
  const film = testFilm(short);
  const streaming = testFilm({ ...short, seconds: 8, more: ['-movflags', '+faststart'] });
  const webm = made('webm', '-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:duration=1'];
  const tone = ['-f', 'lavfi', '-i', 'sine=duration=1'];
  const encoded = (...args: readonly string[]) => madeFilm(...picture, ...args);
  const sounding = (...args: readonly string[]) => madeFilm(...picture, ...tone, '-c:v', 'libx264', ...args);
  const key = '0123456789abcdef0123456789abcdef';
  const encrypted = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key];

  return [
    { what: 'one byte', bytes: new Uint8Array(1), reason: 'not_a_video' },
    { what: 'a letter', bytes: Buffer.from('Olá, segue o vídeo em anexo.'), reason: 'not_a_video' },
    { what: 'zeros', bytes: new Uint8Array(100_000), reason: 'not_a_video' },
    { what: 'a page', bytes: Buffer.from('<!doctype html><title>404</title>'), reason: 'not_a_video' },
    { what: 'a picture', bytes: container('image2', '-frames:v', '1', '-c:v', 'png'), reason: 'not_a_video' },
    { what: 'a GIF', bytes: container('gif'), reason: 'not_a_video' },
    { what: 'an AVI', bytes: container('avi', '-c:v', 'mpeg4'), reason: 'not_a_video' },
    { what: 'a playlist', bytes: Buffer.from('#EXTM3U\n#EXTINF:2,\nfile.ts\n'), reason: 'playlist' },
    { what: 'a transport stream', bytes: container('mpegts', '-c:v', 'libx264'), reason: 'not_a_video' },
    { what: 'a sound', bytes: madeFilm(...tone, '-c:a', 'aac'), reason: 'no_picture' },
    {
      what: 'a sound as WebM',
      bytes: madeFilm(...tone, '-c:a', 'libopus', '-f', 'webm'),
      reason: 'no_picture',
    },
    { what: 'half a copy', bytes: film.subarray(0, film.length / 2), reason: 'index_missing' },
    { what: 'the first bytes', bytes: TWO_SECONDS_MP4.subarray(0, 40), reason: 'index_missing' },
    { what: 'no index', bytes: renamed(film, 'moov', 'junk'), reason: 'index_missing' },
    {
      what: 'an interrupted download',
      bytes: streaming.subarray(0, streaming.length / 2),
      reason: 'truncated',
    },
    {
      what: 'a download that lacks a third',
      bytes: streaming.subarray(0, streaming.length * 0.66),
      reason: 'truncated',
    },
    { what: 'an interrupted WebM', bytes: webm.subarray(0, webm.length / 3), reason: 'truncated' },
    { what: 'erased pictures', bytes: overwritten(film, 'mdat', () => 0), reason: 'unreadable' },
    {
      what: 'noise for pictures',
      bytes: overwritten(film, 'mdat', (at) => (at * 7919) % 251),
      reason: 'unreadable',
    },
    { what: 'no list of sizes', bytes: renamed(film, 'stsz', 'free'), reason: 'unreadable' },
    { what: 'no list of places', bytes: renamed(film, 'stco', 'free'), reason: 'unreadable' },
    { what: 'no description of its pictures', bytes: renamed(film, 'stsd', 'free'), reason: 'unknown_codec' },
    { what: 'ProRes', bytes: encoded('-c:v', 'prores_ks', '-f', 'mov'), reason: 'unknown_codec' },
    { what: 'Motion JPEG', bytes: encoded('-c:v', 'mjpeg', '-f', 'mov'), reason: 'unknown_codec' },
    { what: 'MPEG-2', bytes: encoded('-c:v', 'mpeg2video'), reason: 'unknown_codec' },
    { what: 'sound of ADPCM', bytes: sounding('-c:a', 'adpcm_ima_qt', '-f', 'mov'), reason: 'unknown_codec' },
    { what: 'sound of DTS', bytes: sounding('-c:a', 'dca', '-strict', '-2'), reason: 'unknown_codec' },
    { what: 'an encrypted film', bytes: sounding('-c:a', 'aac', ...encrypted), reason: 'protected' },
    { what: 'a bought film', bytes: renamed(film, 'avc1', 'drmi'), reason: 'protected' },
    {
      what: 'a picture of forty megapixels',
      bytes: madeFilm('-f', 'lavfi', '-i', 'color=size=8192x5120', '-frames:v', '1', ...QUICKEST),
      reason: 'picture_too_large',
    },
  ];

  function container(format: string, ...args: readonly string[]): Buffer {
    return madeFilm(...picture, ...args, '-f', format);
  }
}

const QUICKEST = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

function made(format: string, ...args: readonly string[]): Buffer {
  return madeFilm('-f', 'lavfi', '-i', 'testsrc2=size=320x180:duration=8', ...args, '-f', format);
}

/** The file with one kind of box renamed, everywhere. */
function renamed(file: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 4)) copy.write(to, at, 'latin1');
  return copy;
}

/** The file with the content of one box overwritten. */
function overwritten(file: Buffer, box: string, byteAt: (at: number) => number): Buffer {
  const copy = Buffer.from(file);
  const name = copy.indexOf(box);
  const end = name - 4 + copy.readUInt32BE(name - 4);
  for (let at = name + 4; at < end; at += 1) copy[at] = byteAt(at);
  return copy;
}
