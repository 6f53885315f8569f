import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An MP4 that ffmpeg makes from these arguments. Needs ffmpeg. */
export function madeFilm(...args: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'selah-film-'));
  try {
    const path = join(folder, 'film.mp4');
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', ...args, path]);
    if (status !== 0) throw new Error(String(stderr));
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const QUICK = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

export interface FilmOptions {
  readonly size?: string;
  readonly seconds?: number;
  readonly rate?: number;
  /** Filters after the picture's source. */
  readonly filters?: string;
  readonly isSilent?: boolean;
  readonly more?: readonly string[];
}

/** A moving test picture with a tone. Few pictures per second, because encoding each takes time. */
export function testFilm({
  size = '640x360',
  seconds = 3,
  rate = 4,
  filters = '',
  isSilent = false,
  more = [],
}: FilmOptions = {}): Buffer {
  const picture = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}${filters && `,${filters}`}`;
  const tone = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:a', 'aac', '-shortest'];
  return madeFilm('-f', 'lavfi', '-i', picture, ...(isSilent ? [] : tone), ...QUICK, ...more);
}

/** Enough that a film is large; more would only take longer to read and write. */
export const GRAIN = 'noise=alls=40:allf=t';

/** As a camera records it: more bits per second than visitors get. */
export function heavyFilm(options: FilmOptions = {}): Buffer {
  return testFilm({ filters: GRAIN, more: ['-crf', '20'], ...options });
}
