import { UnplayableFileError } from '../../domain/video-errors.ts';
import { type ConversionPlan, type Probe, type ProbedStream, planConversion } from './conversion-plan.ts';
import type { MeasuredTracks } from './measure-tracks.ts';

/** The tolerated difference in duration: the last picture and the last sound end at different times. */
const TOLERANCE = { seconds: 1, share: 0.05 } as const;

/** A source: what its index says, which tracks are kept, and what it contains. */
export interface MeasuredSource {
  readonly probe: Probe;
  readonly plan: ConversionPlan;
  readonly data: MeasuredTracks;
}

/**
 * Compares what the index of a file announces of the picture and the sound that are kept with their data.
 * Other tracks may be longer or shorter.
 * @throws UnplayableFileError
 */
export function assertSourceWhole({ probe, plan, data }: MeasuredSource): void {
  if (!data.has(plan.video.index)) throw new UnplayableFileError('unreadable');
  for (const stream of keptStreams(probe, plan)) {
    const own = ownSeconds(stream);
    const isCutShort =
      own === undefined
        ? lacks(probe.format?.duration ?? 0, lastEnd(data))
        : lacks(own, (data.get(stream.index)?.end ?? 0) - startOf(stream));
    if (isCutShort) throw new UnplayableFileError('truncated');
  }
}

/**
 * Compares the result of a conversion with its source, because the tools copy noise, and leave out what
 * they cannot decode, without an error. How long the last picture stays may get lost.
 * @throws UnplayableFileError
 */
export function assertResultWhole({ probe, plan, data }: MeasuredSource, made: Probe): void {
  const madePlan = planned(made);
  for (const kind of ['video', 'audio'] as const) {
    const from = probe.streams.find(({ index }) => index === plan[kind]?.index);
    const to = made.streams.find(({ index }) => index === madePlan[kind]?.index);
    if (!from) continue;
    const expected = (data.get(from.index)?.lastStart ?? 0) - startOf(from);
    if (lacks(expected, to?.duration ?? 0)) throw new UnplayableFileError('truncated');
  }
}

function planned(made: Probe): ConversionPlan {
  try {
    return planConversion(made);
  } catch (cause) {
    // The index announced a picture, but the file contains none.
    throw new UnplayableFileError('unreadable', cause);
  }
}

function keptStreams({ streams }: Probe, { video, audio }: ConversionPlan): readonly ProbedStream[] {
  return streams.filter(({ index }) => index === video.index || index === audio?.index);
}

function lacks(announced: number, there: number): boolean {
  const missing = announced - there;
  return missing > Math.max(TOLERANCE.seconds, announced * TOLERANCE.share) || there < announced / 2;
}

/**
 * How long a track lasts by its own index. Undefined in Matroska from some programs: then only the longest
 * of all tracks is known, which lasts as long as the file.
 */
function ownSeconds(stream: ProbedStream): number | undefined {
  const end = secondsOf(stream.tags?.DURATION);
  return stream.duration ?? (end === undefined ? undefined : end - startOf(stream));
}

function startOf({ start_time }: ProbedStream): number {
  return start_time ?? 0;
}

function lastEnd(data: MeasuredTracks): number {
  return Math.max(...[...data.values()].map(({ end }) => end));
}

/** `01:00:04.001000000` in seconds. */
function secondsOf(text: string | undefined): number | undefined {
  const parts = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text ?? '');
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : undefined;
}
