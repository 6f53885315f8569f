import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import type { Language } from '@selah/shared/contracts/languages';
import { createFfmpegMediaProcessor } from '../src/adapters/ffmpeg/ffmpeg-media-processor.ts';
import { recogniseContainer } from '../src/adapters/file-type/recognise-container.ts';

export interface ProcessedFilm {
  /** The tracks in the order of the file: codec, and how many seconds they last. */
  readonly tracks: readonly { readonly codec: string; readonly seconds: number }[];
  readonly captions?: string;
  readonly bytes: Buffer;
}

const processor = createFfmpegMediaProcessor({
  tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
  makePoster: async () => {},
  logger: silentLogger(),
  maxFileBytes: 2 ** 26,
});

/** Makes an upload playable, as the worker does. Needs ffmpeg. @throws UnplayableFileError */
export async function processFilm(film: Uint8Array, language: Language = 'pt'): Promise<ProcessedFilm> {
  const folder = await temporaryFolder();
  try {
    const source = join(folder.path, 'source');
    await writeFile(source, film);
    const container = await recogniseContainer(source);
    const { path, captionsPath } = await processor.process(
      { path: source, container, language },
      folder.path,
      new AbortController().signal,
    );
    return {
      tracks: tracksOf(path),
      bytes: await readFile(path),
      ...(captionsPath !== undefined && { captions: await readFile(captionsPath, 'utf8') }),
    };
  } finally {
    await folder.remove();
  }
}

function tracksOf(path: string): ProcessedFilm['tracks'] {
  const shown = ['-show_entries', 'stream=codec_name,duration', '-of', 'csv=p=0'];
  const { stdout } = spawnSync('ffprobe', ['-v', 'error', ...shown, path]);
  return String(stdout)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([codec = '', seconds]) => ({ codec, seconds: Number(seconds) }));
}
