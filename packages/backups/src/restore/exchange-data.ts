import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlacedElsewhere } from '../backup/data-files.ts';
import {
  endRestore,
  moveAside,
  moveBack,
  type RestorePhase,
  readPhase,
  writePhase,
} from './restore-phase.ts';

/** The folders of the data, locked by this process. */
export interface DataPlaces {
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
}

/** Left in the data folder when the restored data did not start, until it is told. */
export const NOT_STARTED_FILE = '.restore-did-not-start';

const rootsOf = ({ directory, elsewhere }: DataPlaces) => [directory, ...Object.values(elsewhere)];

/**
 * Puts staged data in place and keeps the old ones aside; to be called at a start, before anything is opened. Continues where
 * a kill ended it. Returns whether restored data are in place that have not started yet.
 * @param backUp makes a backup of the old data, which nothing changes any more; returns whether it succeeded. If not, they stay in place.
 */
export async function placeStagedData(places: DataPlaces, backUp: () => Promise<boolean>): Promise<boolean> {
  const { directory } = places;
  const roots = rootsOf(places);
  let phase: RestorePhase | undefined = await readPhase(directory);
  if (phase === 'returning' || phase === 'empty') {
    await returnOldData(places);
    return false;
  }
  if (phase === undefined || (phase === 'staged' && !(await backUp()))) {
    await endRestore(directory, roots);
    return false;
  }
  if (phase === 'staged') {
    phase = 'ready';
    await writePhase(directory, phase);
  }
  if (phase === 'ready') {
    for (const root of roots) await moveAside(root, 'old');
    phase = 'emptied';
    await writePhase(directory, phase);
  }
  if (phase === 'emptied') {
    for (const root of roots) await moveBack(root, 'new');
    await writePhase(directory, 'placed');
  }
  return true;
}

/** Deletes the old data: the new ones run. */
export function keepNewData(places: DataPlaces): Promise<void> {
  return endRestore(places.directory, rootsOf(places));
}

/** Puts the old data back and deletes the restored ones. Continues where a kill ended it. */
export async function returnOldData(places: DataPlaces): Promise<void> {
  const { directory } = places;
  const roots = rootsOf(places);
  if ((await readPhase(directory)) !== 'empty') {
    await writePhase(directory, 'returning');
    for (const root of roots) await moveAside(root, 'new');
    await writePhase(directory, 'empty');
  }
  for (const root of roots) await moveBack(root, 'old');
  await writeFile(join(directory, NOT_STARTED_FILE), '');
  await endRestore(directory, roots);
}
