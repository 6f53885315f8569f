import { spawnSync } from 'node:child_process';
import { describe } from '@jest/globals';

/** Whether both tools answer. */
export const ffmpegIsHere = ['ffmpeg', 'ffprobe'].every((tool) => spawnSync(tool, ['-version']).status === 0);

/** A suite that needs ffmpeg: where it is not installed, it is skipped and its name says why. */
export function describeWithFfmpeg(name: string, suite: () => void): void {
  if (ffmpegIsHere) describe(name, suite);
  else describe.skip(`${name} (skipped: ffmpeg is not installed)`, suite);
}
