import type { Container } from '../../domain/container.ts';
import { blamingTheFile } from './file-failures.ts';
import { inputArguments, OPENED_BY_PROBE } from './input-arguments.ts';
import { runTool } from './run-tool.ts';

const MiB = 1024 * 1024;
/** The whole file is read, nothing is decoded. */
const LIMITS = { wallMs: 5 * 60_000, cpuSeconds: 120, memoryBytes: 1024 * MiB, fileBytes: 0 };

/** What a file really contains of one track. Times are in seconds, on the clock of the file. */
export interface TrackData {
  /** When the last picture or sound begins, and when it ends. */
  readonly lastStart: number;
  readonly end: number;
  /** Pieces that the file holds but an edit list hides from players, and their length. */
  readonly hidden: { readonly count: number; readonly seconds: number };
}

/** By index of the track; a track without data is missing. */
export type MeasuredTracks = ReadonlyMap<number, TrackData>;

/** Reads a file to its end and measures the data of its tracks. @throws UnplayableFileError */
export async function measureTracks(
  ffprobe: string,
  { path, container }: { readonly path: string; readonly container: Container },
  signal: AbortSignal,
): Promise<MeasuredTracks> {
  const shown = 'packet=stream_index,pts_time,duration_time,flags';
  const output = ['-v', 'error', '-of', 'csv=print_section=0', '-show_entries', shown];
  const args = [...output, ...inputArguments(path, container), ...OPENED_BY_PROBE];
  const tracks = new Map<number, TrackData>();
  let rest = '';
  const onOutput = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) addPacket(tracks, line);
  };
  await blamingTheFile(() => runTool({ command: ffprobe, args, limits: LIMITS, signal, onOutput }));
  return tracks;
}

/**
 * `line` is the track, the time, the length (`N/A` if unknown) and the flags of a packet: `0,1.2,0.04,KD`.
 */
function addPacket(tracks: Map<number, TrackData>, line: string): void {
  const [index = '', time = '', length = '', flags = ''] = line.split(',');
  const start = Number.parseFloat(time);
  if (index === '' || Number.isNaN(start)) return;
  const seconds = Number.parseFloat(length) || 0;
  const known = tracks.get(Number(index)) ?? {
    lastStart: Number.NEGATIVE_INFINITY,
    end: Number.NEGATIVE_INFINITY,
    hidden: { count: 0, seconds: 0 },
  };
  const isHidden = flags.includes('D');
  tracks.set(Number(index), {
    lastStart: Math.max(known.lastStart, isHidden ? Number.NEGATIVE_INFINITY : start),
    end: Math.max(known.end, isHidden ? Number.NEGATIVE_INFINITY : start + seconds),
    hidden: isHidden
      ? { count: known.hidden.count + 1, seconds: known.hidden.seconds + seconds }
      : known.hidden,
  });
}
