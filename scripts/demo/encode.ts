import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FRAME_RATE, SECONDS } from './frame.ts';
import { HEIGHT, WIDTH } from './plate.ts';
import { quietChord } from './sound.ts';

/** The size limit of a film, in bytes: films are in the repository, and phones load them over slow networks. */
export const MAX_BYTES = 250_000;

const AUDIO_BITS_PER_SECOND = 32_000;
/** A reserve for the container's tables and for the encoder's deviation from its target. */
const RESERVE_BYTES = 30_000;

const flags = (text: string) => text.split(' ');
const QUIET = flags('-hide_banner -loglevel error -y');
const BT709 = flags('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');
const RAW_INPUT = flags(`-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAME_RATE} -i -`);
const LOSSLESS = flags('-c:v libx264 -preset ultrafast -qp 0 -threads 1');
const FILE = flags('-map_metadata -1 -fflags +bitexact -movflags +faststart');
const FINAL_VIDEO = flags('-c:v libx264 -profile:v high -pix_fmt yuv420p -preset slower -threads 1');

export function ffmpegIsInstalled(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

async function finished(ffmpeg: ChildProcess): Promise<void> {
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with exit code ${code}`);
}

function run(args: readonly string[]): Promise<void> {
  return finished(spawn('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }));
}

/** Takes raw RGB frames one by one and stores them without loss until the final encoding. */
export class Reel {
  readonly file: string;
  readonly #ffmpeg: ChildProcess;
  readonly #done: Promise<void>;

  constructor(file: string) {
    this.file = file;
    const filter = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
    const args = [...QUIET, ...RAW_INPUT, ...filter, ...LOSSLESS, ...BT709, file];
    this.#ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
    // A broken pipe is only the consequence; the exit code reported by `close` is the cause.
    this.#ffmpeg.stdin?.on('error', () => undefined);
    this.#done = finished(this.#ffmpeg);
  }

  async add(frame: Uint8Array): Promise<void> {
    const input = this.#ffmpeg.stdin;
    if (input !== null && !input.write(frame)) await Promise.race([once(input, 'drain'), this.#done]);
  }

  async close(): Promise<void> {
    this.#ffmpeg.stdin?.end();
    await this.#done;
  }
}

/** Encodes the stored frames into a streamable MP4 (`moov` first), in two passes to meet MAX_BYTES. */
export async function encode(reel: string, chord: readonly number[], target: string): Promise<void> {
  const audioBytes = (AUDIO_BITS_PER_SECOND / 8) * SECONDS;
  const bitrate = Math.floor(((MAX_BYTES - RESERVE_BYTES - audioBytes) * 8) / SECONDS);
  const log = path.join(path.dirname(reel), 'two-pass');
  const rate = flags(`-b:v ${bitrate} -aq-mode 3 -qmin 17 -g ${FRAME_RATE * 4}`);
  const video = ['-i', reel, ...FINAL_VIDEO, ...rate, ...BT709, '-passlogfile', log];
  await run([...video, '-pass', '1', '-an', '-f', 'null', '-']);
  const sound = ['-f', 'lavfi', '-i', quietChord(chord)];
  const audio = flags(`-c:a aac -b:a ${AUDIO_BITS_PER_SECOND} -ac 1`);
  const file = [...FILE, '-shortest', target];
  await run([...sound, ...video, '-map', '1:v', '-map', '0:a', '-pass', '2', ...audio, ...file]);
  rmSync(reel);
}

/** The text of a film, as SubRip, and its ISO 639-2 language. */
export interface Captions {
  readonly text: string;
  readonly language: string;
}

/**
 * Adds a text track to an MP4 or replaces it; picture and sound are not changed.
 * @throws Error if the file is then larger than MAX_BYTES
 */
export async function addCaptions(target: string, captions: Captions, folder: string): Promise<void> {
  const [text, made] = [path.join(folder, 'captions.srt'), path.join(folder, 'captioned.mp4')];
  writeFileSync(text, captions.text);
  const tracks = flags('-map 0:v -map 0:a -map 1:s -c copy -c:s mov_text');
  const language = ['-metadata:s:s:0', `language=${captions.language}`];
  await run(['-i', target, '-f', 'srt', '-i', text, ...tracks, ...FILE, ...language, made]);
  const bytes = statSync(made).size;
  if (bytes > MAX_BYTES)
    throw new Error(`${path.basename(target)} has ${bytes} bytes, more than ${MAX_BYTES}`);
  copyFileSync(made, target);
}
