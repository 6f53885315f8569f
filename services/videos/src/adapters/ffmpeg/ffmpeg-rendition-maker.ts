import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { RenditionMaker } from '../../domain/ports.ts';
import { type FilmMeasures, isWorthKeeping, rungsFor } from '../../domain/renditions.ts';
import { assertResultWhole } from './assert-whole.ts';
import { type Probe, planConversion } from './conversion-plan.ts';
import { blamingTheFile } from './file-failures.ts';
import type { MediaTools } from './find-media-tools.ts';
import { inputArguments } from './input-arguments.ts';
import { measureTracks } from './measure-tracks.ts';
import { pictureFilters, scaledTo } from './picture-filters.ts';
import { probeMedia } from './probe-media.ts';
import { renditionArguments } from './rendition-arguments.ts';
import { runTool } from './run-tool.ts';

export interface FfmpegRenditionOptions {
  readonly tools: MediaTools;
  /** The largest file it may write, in bytes. */
  readonly maxFileBytes: number;
}

const MiB = 1024 * 1024;
/** Two hours of film at the measured speed take less. */
const MOST_HOURS = 4;
const PROGRESS = [
  '-nostdin',
  '-hide_banner',
  '-v',
  'error',
  '-y',
  '-progress',
  'pipe:1',
  '-stats_period',
  '2',
];

/** Makes the smaller versions with ffmpeg, at the lowest priority and with two threads. */
export function createFfmpegRenditionMaker({ tools, maxFileBytes }: FfmpegRenditionOptions): RenditionMaker {
  const limits = {
    wallMs: MOST_HOURS * 3600_000,
    cpuSeconds: MOST_HOURS * 3600,
    memoryBytes: 2048 * MiB,
    fileBytes: maxFileBytes,
  };
  return {
    async make(source, folder, { signal, onProgress = () => {} }) {
      const found = await probeMedia(tools.ffprobe, source, signal);
      const plan = planConversion(found);
      const film = measured(found, (await stat(source.path)).size);
      const outputs = rungsFor(film).map((rung) => ({ ...rung, path: join(folder, `${rung.height}.mp4`) }));
      const largest = outputs.at(-1);
      if (!largest) return { film, files: [] };
      const largestFilters = await pictureFilters(plan.video, scaledTo(largest.height), folder);
      await blamingTheFile(() =>
        runTool({
          command: tools.ffmpeg,
          args: [
            ...PROGRESS,
            ...inputArguments(source.path, source.container),
            ...renditionArguments(plan, { tools, largestFilters }, outputs),
          ],
          limits,
          signal,
          priority: constants.priority.PRIORITY_LOW,
          onOutput: (text) => onProgress(shareDone(text, plan.durationSeconds)),
        }),
      );
      const data = await measureTracks(tools.ffprobe, source, signal);
      await Promise.all(
        outputs.map(async ({ path }) =>
          assertResultWhole(
            { probe: found, plan, data },
            await probeMedia(tools.ffprobe, { path, container: 'mp4' }, signal),
          ),
        ),
      );
      const made = await Promise.all(
        outputs.map(async ({ height, path }) => ({ height, path, sizeBytes: (await stat(path)).size })),
      );
      return { film, files: made.filter((rendition) => isWorthKeeping(rendition, film)) };
    },
  };
}

function measured(probe: Probe, sizeBytes: number): FilmMeasures {
  const { video, audio, durationSeconds } = planConversion(probe);
  const {
    width = 0,
    height = 0,
    sample_aspect_ratio: ratio = '',
  } = probe.streams.find(({ index }) => index === video.index) ?? {};
  const [across = 1, down = 1] = /^[1-9]\d*:[1-9]\d*$/.test(ratio) ? ratio.split(':').map(Number) : [];
  return {
    height: Math.round(Math.min((width * across) / down, height)),
    sizeBytes,
    durationSeconds,
    playsEverywhere: video.how === 'copy' && audio?.how !== 'encode',
  };
}

/** The share of the film that is done, from ffmpeg's last report; 0 before the first one. */
function shareDone(report: string, durationSeconds: number | undefined): number {
  const microseconds = Number(/.*out_time_us=(\d+)/s.exec(report)?.[1] ?? 0);
  return durationSeconds === undefined ? 0 : Math.min(1, microseconds / 1_000_000 / durationSeconds);
}
