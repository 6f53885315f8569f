import { spawnSync } from 'node:child_process';
import { describe } from '@jest/globals';

/** Whether both tools work. */
export const ffmpegIsHere = ['ffmpeg', 'ffprobe'].every((tool) => spawnSync(tool, ['-version']).status === 0);

/** A suite that needs ffmpeg; without it, the suite is skipped with the reason in its name. */
export function describeWithFfmpeg(name: string, suite: () => void): void {
  if (ffmpegIsHere) describe(name, suite);
  else describe.skip(`${name} (skipped: ffmpeg is not installed)`, suite);
}
