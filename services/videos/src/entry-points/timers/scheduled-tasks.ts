import { type KeepHouseParts, keepHouse } from '../../use-cases/keep-house.ts';
import type { PlayableIndex } from '../../use-cases/playable-index.ts';
import type { VideoWorker } from '../../use-cases/video-worker.ts';
import type { Chore } from './run-every.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What this service does by the clock; each is done at the start as well. */
export function chores(
  parts: KeepHouseParts & { readonly worker: VideoWorker; readonly index: PlayableIndex },
): readonly Chore[] {
  return [
    { name: 'take up waiting videos', everyMs: 15 * SECOND, run: () => parts.worker.sweep() },
    // Heals what an event that could not be published left out of date.
    { name: 'read the index anew', everyMs: 10 * MINUTE, run: () => parts.index.refresh() },
    { name: 'keep house', everyMs: 24 * HOUR, run: () => keepHouse(parts) },
  ];
}
