import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createFfmpegMediaProcessor } from '../src/adapters/ffmpeg/ffmpeg-media-processor.ts';
import { createFfmpegRenditionMaker } from '../src/adapters/ffmpeg/ffmpeg-rendition-maker.ts';
import { makePoster } from '../src/adapters/sharp/make-poster.ts';
import type { Container } from '../src/domain/container.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const maxFileBytes = 2 ** 26;
const processor = createFfmpegMediaProcessor({ tools, makePoster, logger: silentLogger(), maxFileBytes });
const maker = createFfmpegRenditionMaker({ tools, maxFileBytes });
const never = new AbortController().signal;

/** What visitors get of a film: the playable one, its poster (empty if none) and its smaller versions. */
export interface ShownFilm {
  readonly film: string;
  readonly poster: string;
  readonly versions: readonly string[];
}

/** Processes an upload as the worker does, in `folder`; the results are paths. */
export async function shownFilm(bytes: Uint8Array, container: Container, folder: string): Promise<ShownFilm> {
  const source = join(folder, 'source');
  await writeFile(source, bytes);
  const film = await processor.process({ path: source, container }, folder, never);
  const poster = (await processor.makePoster?.(film, folder, never)) ?? '';
  return { film: film.path, poster, versions: await versionsOf(await readFile(film.path), folder) };
}

/** The smaller versions of a film that is playable already. */
export async function versionsOf(bytes: Uint8Array, folder: string): Promise<readonly string[]> {
  const path = join(folder, 'stored.mp4');
  await writeFile(path, bytes);
  const { files } = await maker.make({ path, container: 'mp4' }, folder, { signal: never });
  return files.map((file) => file.path);
}

/** What ffprobe says of the picture of a file: `field=value` lines. */
export function pictureOf(path: string, fields: string): string {
  const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', `stream=${fields}`];
  return printed('ffprobe', [...args, '-of', 'default=nw=1', path]).trim();
}

/** The times of a film's pictures, in seconds. */
export function timesOf(path: string): readonly number[] {
  const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'frame=pts_time', '-of', 'csv=p=0'];
  return printed('ffprobe', [...args, path])
    .trim()
    .split('\n')
    .map(Number.parseFloat)
    .filter(Number.isFinite);
}

/** The mean red, green and blue, 0 to 255, in the middle of a picture: a poster, or a film's at `second`. */
export function colourIn(path: string, second = 0): readonly number[] {
  const args = ['-v', 'error', '-ss', String(second), '-i', path, '-frames:v', '1'];
  const middle = ['-vf', 'crop=iw/2:ih/2,scale=1:1:flags=area', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
  return [...spawnSync('ffmpeg', [...args, ...middle]).stdout.subarray(0, 3)];
}

/** Which pictures of a film have the combs of two fields, and which do not, as ffmpeg counts them. */
export function combsIn(path: string): { readonly combed: number; readonly clean: number } {
  const { stderr } = spawnSync('ffmpeg', ['-i', path, '-vf', 'idet', '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  const [, tff, bff, clean] = /Multi frame.*TFF: *(\d+) BFF: *(\d+) Progressive: *(\d+)/.exec(stderr) ?? [];
  return { combed: Number(tff) + Number(bff), clean: Number(clean) };
}

function printed(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout;
}
