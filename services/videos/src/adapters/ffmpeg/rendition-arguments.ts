import type { Rung } from '../../domain/renditions.ts';
import type { ConversionPlan } from './conversion-plan.ts';
import type { MediaTools } from './find-media-tools.ts';
import { rateArguments } from './output-arguments.ts';
import { scaledTo } from './picture-filters.ts';

export interface RenditionOutput extends Rung {
  readonly path: string;
}

/** Players show the first picture sooner, and a jump lands close to where it was meant. Seconds. */
const KEYFRAME_EVERY = 2;

/** More pictures per second cost bytes that small screens do not show. */
const MOST_PICTURES_PER_SECOND = 30;

/**
 * With the weighting of macroblocks that later pictures refer to, which the preset leaves out, it needs a
 * fifth less time than `veryfast`, for pictures that differ by 0.15 dB at most (bench/results/ladder.md). Below the
 * limit of bits it needs more of them, so that a film that is encoded once, for good, is not encoded so.
 */
const QUICK_H264 = [
  ...['-c:v', 'libx264', '-preset', 'superfast', '-x264-params', 'mbtree=1:rc-lookahead=10'],
  ...['-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
] as const;

/**
 * The arguments after the input that write all versions of a film in one pass: it is decoded once, and each
 * smaller picture is scaled from the larger one. `outputs` are ordered by height; `largestFilters` make the
 * largest picture of the film's.
 */
export function renditionArguments(
  { video, audio }: Pick<ConversionPlan, 'video' | 'audio'>,
  { tools, largestFilters }: { readonly tools: MediaTools; readonly largestFilters: string },
  outputs: readonly RenditionOutput[],
): readonly string[] {
  return [
    ...['-filter_complex', filterGraph(video.index, largestFilters, outputs)],
    ...outputs.flatMap(({ height, videoBits, audioBits, path }) => [
      ...['-map', `[out${height}]`, ...(audio ? ['-map', `0:${audio.index}`] : [])],
      ...QUICK_H264,
      ...['-maxrate', String(videoBits), '-bufsize', String(videoBits)],
      ...[
        ...rateArguments(MOST_PICTURES_PER_SECOND, tools),
        '-force_key_frames',
        `expr:gte(t,n_forced*${KEYFRAME_EVERY})`,
      ],
      // Mono stays mono, more than two channels become two.
      ...['-c:a', 'aac', '-b:a', String(audioBits), '-af', 'aformat=channel_layouts=stereo|mono'],
      ...['-threads', '2', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-movflags', '+faststart', '-f', 'mp4', `file:${path}`],
    ]),
  ];
}

/** The largest version is scaled from the film, each smaller one from the next larger. */
function filterGraph(
  videoIndex: number,
  largestFilters: string,
  outputs: readonly RenditionOutput[],
): string {
  return outputs
    .toReversed()
    .map(({ height }, place, all) => {
      const from = place === 0 ? `[0:${videoIndex}]` : `[next${height}]`;
      const smaller = all[place + 1];
      const to = smaller ? `,split=2[out${height}][next${smaller.height}]` : `[out${height}]`;
      return `${from}${place === 0 ? largestFilters : scaledTo(height)}${to}`;
    })
    .join(';');
}
