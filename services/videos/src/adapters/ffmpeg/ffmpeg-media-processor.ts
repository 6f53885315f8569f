import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { Logger } from '@selah/service-kit/logging/logger';
import { areCaptions, CAPTIONS_MAX_BYTES } from '../../domain/captions.ts';
import type { CompanionKind } from '../../domain/companions.ts';
import type { Container } from '../../domain/container.ts';
import type { MediaProcessor } from '../../domain/ports.ts';
import { assertResultWhole, assertSourceWhole, type MeasuredSource } from './assert-whole.ts';
import { type ConversionPlan, type Probe, planConversion } from './conversion-plan.ts';
import { blamingTheFile } from './file-failures.ts';
import { probeFilm } from './find-fields.ts';
import type { MediaTools } from './find-media-tools.ts';
import { withoutHiddenParts } from './hidden-parts.ts';
import { inputArguments, textInputArguments } from './input-arguments.ts';
import { measureTracks } from './measure-tracks.ts';
import { captionsArguments, firstFrameArguments, mp4Arguments } from './output-arguments.ts';
import { pictureFilters, scaledTo } from './picture-filters.ts';
import { makeStill } from './poster-still.ts';
import { decodes, probeMedia, type Source } from './probe-media.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

export interface FfmpegOptions {
  readonly tools: MediaTools;
  readonly makePoster: (stillPath: string, posterPath: string) => Promise<void>;
  readonly logger: Logger;
  /** The largest file a conversion may write, in bytes. */
  readonly maxFileBytes: number;
}

const MiB = 1024 * 1024;
/** Of the shorter side. */
const FILM_HEIGHT = 720;

/**
 * Examines an upload with ffprobe, converts it to MP4 with ffmpeg and extracts captions and a poster, under
 * hard limits.
 */
export function createFfmpegMediaProcessor(options: FfmpegOptions): MediaProcessor {
  const { tools, logger, makePoster } = options;
  const fileBytes = options.maxFileBytes;
  const limits = {
    copy: { wallMs: 5 * 60_000, cpuSeconds: 120, memoryBytes: 1024 * MiB, fileBytes },
    encode: { wallMs: 30 * 60_000, cpuSeconds: 45 * 60, memoryBytes: 2048 * MiB, fileBytes },
    still: { wallMs: 60_000, cpuSeconds: 60, memoryBytes: 2048 * MiB, fileBytes: 64 * MiB },
    text: { wallMs: 60_000, cpuSeconds: 60, memoryBytes: 1024 * MiB, fileBytes: CAPTIONS_MAX_BYTES },
  } as const satisfies Record<string, ToolLimits>;

  const probe = (path: string, container: Container, signal: AbortSignal) =>
    probeMedia(tools.ffprobe, { path, container }, signal);

  async function ffmpeg(args: readonly string[], runLimits: ToolLimits, signal: AbortSignal): Promise<void> {
    const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-y'];
    await runTool({ command: tools.ffmpeg, args: [...quiet, ...args], limits: runLimits, signal });
  }

  async function convert(
    source: Source,
    plan: ConversionPlan,
    folder: string,
    path: string,
    signal: AbortSignal,
  ): Promise<void> {
    const isEncoded = plan.video.how === 'encode' || plan.audio?.how === 'encode';
    const filters = await pictureFilters(plan.video, scaledTo(FILM_HEIGHT), folder);
    await blamingTheFile(() =>
      ffmpeg(
        [...inputArguments(source.path, source.container), ...mp4Arguments(plan, { tools, filters, path })],
        isEncoded ? limits.encode : limits.copy,
        signal,
      ),
    );
  }

  /**
   * Examines the result. A copied track was not decoded before.
   * @throws UnplayableFileError if the result does not last as long as the source, or no frame of it can be
   *   decoded
   */
  async function examineResult(found: MeasuredSource, path: string, signal: AbortSignal): Promise<Probe> {
    const { video } = found.plan;
    const made = await probe(path, 'mp4', signal);
    assertResultWhole(found, made);
    if (video.how === 'encode' || (await decodes(tools.ffprobe, { path, container: 'mp4' }, signal)))
      return made;
    // Its first packets are damaged: perhaps not all are.
    const args = [...inputArguments(path, 'mp4'), ...firstFrameArguments()];
    await blamingTheFile(() => ffmpeg(args, limits.still, signal));
    return made;
  }

  /** The film's text track, which is as untrusted as the film. */
  async function captions(source: Source, index: number, folder: string, signal: AbortSignal) {
    const path = join(folder, 'captions.vtt');
    const args = [...textInputArguments(source.path, source.container), ...captionsArguments(index, path)];
    return optionally('captions', signal, async () => {
      await ffmpeg(args, limits.text, signal);
      const isSmall = (await stat(path)).size <= CAPTIONS_MAX_BYTES;
      if (!isSmall || !areCaptions(await readFile(path)))
        throw new Error('the text is not WebVTT, or too long');
      return path;
    });
  }

  /**
   * A video can be played without poster and captions, so their failure is only logged, unless the disk is
   * full.
   */
  async function optionally(what: CompanionKind, signal: AbortSignal, make: () => Promise<string>) {
    try {
      return await make();
    } catch (error) {
      signal.throwIfAborted();
      if (isStorageFull(error)) throw error;
      logger.warn({ err: error, companion: what }, 'the poster or the captions could not be made');
      return undefined;
    }
  }

  return {
    extensionFor: () => 'mp4',
    async process(source, folder, signal) {
      const found = await probeFilm(tools, source, signal);
      const chosen = planConversion(found, { language: source.language });
      const data = await measureTracks(tools.ffprobe, source, signal);
      assertSourceWhole({ probe: found, plan: chosen, data });
      const plan = withoutHiddenParts(chosen, data);
      const path = join(folder, 'playable.mp4');
      await convert(source, plan, folder, path, signal);
      const made = await examineResult({ probe: found, plan, data }, path, signal);
      // WebM from a browser's recorder has no duration; the converted file has one.
      const { durationSeconds } = planConversion(made);
      const captionsPath =
        plan.captions === undefined ? undefined : await captions(source, plan.captions, folder, signal);
      return {
        path,
        container: 'mp4',
        ...(captionsPath !== undefined && { captionsPath }),
        ...(durationSeconds !== undefined && { durationSeconds }),
      };
    },
    async makePoster({ path }, folder, signal) {
      const posterPath = join(folder, 'poster.webp');
      return optionally('poster', signal, async () => {
        const found = await probe(path, 'mp4', signal);
        const still = await makeStill((args) => ffmpeg(args, limits.still, signal), found, path, folder);
        await makePoster(still, posterPath);
        return posterPath;
      });
    },
  };
}
