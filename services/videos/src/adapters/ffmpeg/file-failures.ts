import type { FailureCode } from '@selah/shared/contracts/videos/failures';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { type Probe, planConversion } from './conversion-plan.ts';
import { ToolFailedError } from './run-tool.ts';

/** What the tools say about a file that they cannot read, and what it means. The first that fits counts. */
const COMPLAINTS: readonly (readonly [RegExp, FailureCode])[] = [
  // A camera or a copy writes the index of an MP4 last.
  [/moov atom not found/, 'index_missing'],
  [/not on whitelist/, 'unknown_codec'],
  [/partial file|File ended prematurely/, 'truncated'],
];

/** What a film may lose on the way without missing anything: its tracks end at different times. */
const TOLERANCE = { seconds: 1, share: 0.05 } as const;

/** Turns the failure of a tool into an unplayable file, unless the disk was full or the tool is missing. */
export async function blamingTheFile<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ToolFailedError) || /No space left on device/.test(error.stderr)) throw error;
    throw new UnplayableFileError(reasonOf(error), error);
  }
}

function reasonOf({ ending, stderr }: ToolFailedError): FailureCode {
  if (ending === 'killed') return 'too_demanding';
  return COMPLAINTS.find(([complaint]) => complaint.test(stderr))?.[1] ?? 'unreadable';
}

/**
 * Compares what was made with what it was made of: the tools copy half a film, or noise, without a word.
 * @throws UnplayableFileError
 */
export function assertWhole(source: Probe, made: Probe): void {
  const [from = 0, to = 0] = [source.format?.duration, made.format?.duration];
  const missing = from - to;
  const isCutShort = missing > Math.max(TOLERANCE.seconds, from * TOLERANCE.share) || to < from / 2;
  if (isCutShort) throw new UnplayableFileError('truncated');
  try {
    planConversion(made);
  } catch (cause) {
    // The source had a picture by its index; behind it was none.
    throw new UnplayableFileError('unreadable', cause);
  }
}
