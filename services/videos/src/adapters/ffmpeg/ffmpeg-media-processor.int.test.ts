import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/shared/service/logging/logger';
import { type TemporaryFolder, temporaryFolder } from '@selah/shared/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { webpSize } from '../../../test/webp-size.ts';
import type { Container } from '../../domain/container.ts';
import { makePoster } from '../sharp/make-poster.ts';
import { createFfmpegMediaProcessor } from './ffmpeg-media-processor.ts';
import { inputArguments } from './input-arguments.ts';
import { runTool } from './run-tool.ts';

const never = new AbortController().signal;
const LIMITS = { wallMs: 30_000, cpuSeconds: 30, memoryBytes: 2 ** 31, fileBytes: 2 ** 26 };

describeWithFfmpeg('making a video playable with ffmpeg', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const processor = createFfmpegMediaProcessor({
    tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    makePoster,
    logger: silentLogger(),
    maxFileBytes: 2 ** 26,
  });

  async function process(bytes: Uint8Array, container: Container, signal = never) {
    const path = join(folder.path, 'source');
    await writeFile(path, bytes);
    return processor.process({ path, container }, folder.path, signal);
  }

  it('copies an MP4 that plays already, its index first, without encoding a frame anew', async () => {
    const { path, durationSeconds } = await process(TWO_SECONDS_MP4, 'mp4');
    const made = await readFile(path);
    expect(TWO_SECONDS_MP4.indexOf('moov')).toBeGreaterThan(TWO_SECONDS_MP4.indexOf('mdat'));
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    expect(await frameHashes(path)).toBe(await frameHashes(join(folder.path, 'source')));
    expect(durationSeconds).toBeCloseTo(2, 0);
  });

  it('takes a still that is no larger than the picture', async () => {
    const { posterPath } = await process(PORTRAIT_WEBM, 'webm');
    expect(await webpSize(posterPath ?? '')).toEqual([160, 284]);
  });

  it('never opens a playlist, whatever it is said to be', async () => {
    for (const container of ['mp4', 'quicktime', 'webm'] as const) {
      await expect(process(PLAYLIST_NAMED_MP4, container)).rejects.toMatchObject({ reason: 'unreadable' });
    }
  });

  it('refuses bytes that only begin like a video', async () => {
    const beginning = TWO_SECONDS_MP4.subarray(0, 400);
    await expect(process(beginning, 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
    const playlistBehind = Buffer.concat([TWO_SECONDS_MP4.subarray(0, 32), PLAYLIST_NAMED_MP4]);
    await expect(process(playlistBehind, 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
  });

  it('refuses a codec that is not on the list', async () => {
    const path = join(folder.path, 'animated.mp4');
    const pngs = ['-f', 'lavfi', '-i', 'testsrc2=size=32x32:rate=5:duration=1', '-c:v', 'png', path];
    await runTool({ command: 'ffmpeg', args: ['-v', 'error', ...pngs], limits: LIMITS, signal: never });
    await expect(process(await readFile(path), 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
  });

  it('ends at once when it is told to stop', async () => {
    const stopping = AbortSignal.abort(new Error('stopping'));
    await expect(process(TWO_SECONDS_MP4, 'mp4', stopping)).rejects.toThrow('stopping');
  });

  async function frameHashes(path: string): Promise<string> {
    const args = ['-v', 'error', ...inputArguments(path, 'mp4'), '-map', '0:v', '-f', 'framemd5', '-'];
    return runTool({ command: 'ffmpeg', args, limits: LIMITS, signal: never });
  }
});
