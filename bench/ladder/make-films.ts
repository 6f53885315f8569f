import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface TestFilm {
  readonly name: string;
  readonly path: string;
  readonly seconds: number;
}

const SECONDS = 20;
/** Of the film during which the site is measured; long enough that no slice sees its end. */
const LONG_SECONDS = 120;

/** A moving picture with the grain of a small sensor: without grain it would be too easy to encode. */
const picture = (size: string) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30:duration=${SECONDS},noise=alls=12:allf=t`],
  ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`],
];
const SOUND = ['-c:a', 'aac', '-b:a', '160k', '-ac', '2'];

function h264(megabits: number): readonly string[] {
  const rate = `${megabits}M`;
  const rates = ['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate];
  return ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...rates, ...SOUND];
}

const HEVC_10_BIT = [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-b:v', '12M'],
  ...['-tag:v', 'hvc1', '-x265-params', 'log-level=error', ...SOUND],
];

/** Writes films as cameras and telephones record them. Needs ffmpeg with libx264 and libx265. */
export function makeFilms(folder: string): readonly TestFilm[] {
  const lying = made(folder, 'phone, lying', [...picture('1920x1080'), ...h264(17)]);
  return [
    made(folder, 'camera, 1080p, 50 Mbit/s', [...picture('1920x1080'), ...h264(50)]),
    // Telephones store the picture as the sensor lies, and an angle.
    made(folder, 'phone, upright, 17 Mbit/s', [
      ...['-i', lying.path, '-c', 'copy', '-metadata:s:v:0', 'rotate=90'],
    ]),
    made(folder, 'HEVC, 10 bits, 1080p', [...picture('1920x1080'), ...HEVC_10_BIT]),
  ];
}

/** Writes a film so long that the site can be measured beside its ladder. Needs ffmpeg with libx264. */
export function makeLongFilm(folder: string): TestFilm {
  const once = made(folder, 'once', [...picture('1920x1080'), ...h264(17)]);
  const repeats = String(LONG_SECONDS / SECONDS - 1);
  return made(folder, 'long', ['-stream_loop', repeats, '-i', once.path, '-c', 'copy'], LONG_SECONDS);
}

function made(folder: string, name: string, args: readonly string[], seconds = SECONDS): TestFilm {
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path]);
  return { name, path, seconds };
}
