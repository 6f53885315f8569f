import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs ffmpeg in a folder with these files, by name, and returns the file `made` that it writes there.
 * Needs ffmpeg.
 */
export function filmFrom(
  files: Readonly<Record<string, Uint8Array | string>>,
  made: string,
  args: readonly string[],
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'selah-film-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-nostdin', ...args], { cwd: folder });
    if (status !== 0) throw new Error(String(stderr));
    return readFileSync(join(folder, made));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
