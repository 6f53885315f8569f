import type { FailureCode } from '@selah/shared/contracts/videos/failures';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { ToolFailedError } from './run-tool.ts';

/** What the tools say about files that they cannot read, with the reasons. The first match counts. */
const KNOWN_ERRORS: readonly (readonly [RegExp, FailureCode])[] = [
  // A camera or a copy program writes the index of an MP4 last.
  [/moov atom not found/, 'index_missing'],
  [/not on whitelist/, 'unknown_codec'],
  [/partial file|File ended prematurely/, 'truncated'],
];

/** Maps a tool's failure to an unplayable file, unless the disk was full or the tool is missing. */
export async function blamingTheFile<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ToolFailedError) || error.code === 'ENOSPC') throw error;
    throw new UnplayableFileError(reasonOf(error), error);
  }
}

function reasonOf({ ending, stderr }: ToolFailedError): FailureCode {
  if (ending === 'killed') return 'too_demanding';
  return KNOWN_ERRORS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'unreadable';
}
