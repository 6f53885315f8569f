import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { PLAYLIST_NAMED_MP4, PORTRAIT_WEBM, TWO_SECONDS_MP4 } from '../../../test/fixtures.ts';
import { filmSaying, filmWithCover, speakingFilm, WORDS } from '../../../test/speaking-film.ts';
import { webpSize } from '../../../test/webp-size.ts';
import { CAPTIONS_MAX_BYTES } from '../../domain/captions.ts';
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

  async function posterOf(bytes: Uint8Array, container: Container): Promise<string> {
    return (await processor.makePoster?.(await process(bytes, container), folder.path, never)) ?? '';
  }

  it('copies a playable MP4 with its index first, without re-encoding', async () => {
    const { path, durationSeconds } = await process(TWO_SECONDS_MP4, 'mp4');
    const made = await readFile(path);
    expect(TWO_SECONDS_MP4.indexOf('moov')).toBeGreaterThan(TWO_SECONDS_MP4.indexOf('mdat'));
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    expect(await frameHashes(path)).toBe(await frameHashes(join(folder.path, 'source')));
    expect(durationSeconds).toBeCloseTo(2, 0);
  });

  it('makes a poster that is not larger than the picture', async () => {
    expect(await webpSize(await posterOf(PORTRAIT_WEBM, 'webm'))).toEqual([160, 284]);
  });

  it.each([
    ['a film of ten seconds', 10, 5],
    ['a film of four', 4, 2],
  ])('takes the still of %s when what fades in at its start is there', async (_, length, second) => {
    const path = join(folder.path, 'lighting-up.mp4');
    // Each second is brighter than the one before by 20.
    const seconds = `color=black:size=64x64:rate=10:duration=${length},geq=lum='16+20*floor(T)':cb=128:cr=128`;
    await runFfmpeg('-f', 'lavfi', '-i', seconds, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', path);
    expect(await brightness(await posterOf(await readFile(path), 'mp4'))).toBeCloseTo(
      (20 * second * 255) / 219,
      -1,
    );
  });

  describe('the text track of a film', () => {
    async function captionsOf(film: Uint8Array, container: Container = 'mp4') {
      const { captionsPath, path } = await process(film, container);
      expect(path).toBeTruthy();
      return captionsPath === undefined ? undefined : readFile(captionsPath, 'utf8');
    }

    it.each([
      ['mp4', 'mp4'],
      ['quicktime', 'quicktime'],
      ['webm', 'webm'],
      ['webmWithSubRip', 'webm'],
    ] as const)('becomes WebVTT from %s, its times kept', async (holder, container) => {
      expect(await captionsOf(speakingFilm(holder), container)).toMatch(
        new RegExp(`^WEBVTT\n\n00:00\\.50\\d --> 00:01\\.00\\d\n${WORDS}\n$`),
      );
    });

    it('is not copied into the playable film, where it would be offered twice', async () => {
      const { path } = await process(speakingFilm(), 'mp4');
      expect((await readFile(path)).includes('tx3g')).toBe(false);
    });

    it('is absent in most films, or of an unsupported kind', async () => {
      expect(await captionsOf(TWO_SECONDS_MP4)).toBeUndefined();
      expect(await captionsOf(speakingFilm('webmWithAss'), 'webm')).toBeUndefined();
      expect(await captionsOf(filmWithCover())).toBeUndefined();
    });

    it('is dropped, but not the film, if it is not UTF-8', async () => {
      expect(await captionsOf(filmSaying(Buffer.from([0xff, 0xfe, 0x80])))).toBeUndefined();
    });

    it('is dropped if the track has no captions', async () => {
      expect(await captionsOf(speakingFilm('mp4', ''))).toBeUndefined();
    });

    it('is dropped, but not the film, if it is too long', async () => {
      const sizeFor = async (letters: number) =>
        (await captionsOf(speakingFilm('webm', 'a'.repeat(letters)), 'webm'))?.length;
      expect(await sizeFor(CAPTIONS_MAX_BYTES - 1000)).toBeGreaterThan(CAPTIONS_MAX_BYTES - 1000);
      expect(await sizeFor(CAPTIONS_MAX_BYTES + 1000)).toBeUndefined();
    });

    it('may look like HTML: it stays text', async () => {
      const page = '<script>alert(1)</script>';
      expect(await captionsOf(filmSaying(Buffer.from(page)))).toContain(page);
    });
  });

  it('never opens a playlist, whatever its declared type', async () => {
    for (const container of ['mp4', 'quicktime', 'webm'] as const) {
      await expect(process(PLAYLIST_NAMED_MP4, container)).rejects.toMatchObject({ code: 'unplayable_file' });
    }
  });

  it('rejects bytes that only begin like a video', async () => {
    const beginning = TWO_SECONDS_MP4.subarray(0, 400);
    await expect(process(beginning, 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
    const playlistBehind = Buffer.concat([TWO_SECONDS_MP4.subarray(0, 32), PLAYLIST_NAMED_MP4]);
    await expect(process(playlistBehind, 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
  });

  it('rejects a codec that is not on the list', async () => {
    const path = join(folder.path, 'animated.mp4');
    await runFfmpeg('-f', 'lavfi', '-i', 'testsrc2=size=32x32:rate=5:duration=1', '-c:v', 'png', path);
    await expect(process(await readFile(path), 'mp4')).rejects.toMatchObject({ code: 'unplayable_file' });
  });

  describe('says why a file cannot be played', () => {
    const cutTo = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
    const renamed = (bytes: Uint8Array, from: string, to: string) =>
      Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');

    /** The fixture with its index first, re-encoded with these arguments. */
    async function film(...args: string[]): Promise<Buffer> {
      const [source, made] = [join(folder.path, 'fixture.mp4'), join(folder.path, 'made.mp4')];
      await writeFile(source, TWO_SECONDS_MP4);
      await runFfmpeg('-i', source, ...args, '-movflags', '+faststart', '-y', made);
      return readFile(made);
    }
    const copied = (...args: string[]) => film('-c', 'copy', ...args);
    const scrambled = (bytes: Buffer) => bytes.fill(0x55, bytes.indexOf('mdat') + 4);
    const key = [
      ...['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', '76a6c65c5ea762046bd749a2e632ccbb'],
      ...['-encryption_kid', 'a7e61c373e219033c21091fa607bf3b8'],
    ];

    it.each([
      ['whose index was never written', async () => cutTo(TWO_SECONDS_MP4, 0.5), 'index_missing'],
      ['that ends in the middle', async () => cutTo(await copied(), 0.5), 'truncated'],
      ['that is noise behind its index', async () => scrambled(await copied()), 'unreadable'],
      ['that is encrypted', () => copied(...key), 'protected'],
      ['that a shop protected', async () => renamed(await copied(), 'avc1', 'drmi'), 'protected'],
      ['that is sound alone', () => film('-vn', '-c:a', 'copy'), 'no_picture'],
      ['of another codec', () => film('-an', '-c:v', 'mpeg2video'), 'unknown_codec'],
    ] as const)('one %s', async (_, make, reason) => {
      await expect(process(await make(), 'mp4')).rejects.toMatchObject({ code: 'unplayable_file', reason });
    });
  });

  it('stops at once on abort', async () => {
    const stopping = AbortSignal.abort(new Error('stopping'));
    await expect(process(TWO_SECONDS_MP4, 'mp4', stopping)).rejects.toThrow('stopping');
  });

  async function runFfmpeg(...args: readonly string[]): Promise<string> {
    return runTool({ command: 'ffmpeg', args: ['-v', 'error', ...args], limits: LIMITS, signal: never });
  }

  /** Of the first pixel, 0 to 255. */
  async function brightness(path: string): Promise<number> {
    const grey = join(folder.path, 'grey');
    await runFfmpeg('-i', path, '-vf', 'crop=2:2', '-pix_fmt', 'gray', '-f', 'rawvideo', grey);
    return (await readFile(grey))[0] ?? 0;
  }

  async function frameHashes(path: string): Promise<string> {
    return runFfmpeg(...inputArguments(path, 'mp4'), '-map', '0:v', '-f', 'framemd5', '-');
  }
});
