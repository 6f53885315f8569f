import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HELD_FOLDER, RESTORE_FOLDER } from '../backup/data-files.ts';
import { syncFolder, writeNewFile } from '../backup/file-content.ts';

/**
 * How far a restore into existing data is. `staged`: the new data are complete. `ready`: what visitors were told is kept until the
 * product closed is in a backup, and the old data are in place or on their way aside. `emptied`: the old data are aside. `placed`: the new data are in place. `returning`: they did not start and are on
 * their way out. `empty`: the old data are on their way back.
 */
export type RestorePhase = 'staged' | 'ready' | 'emptied' | 'placed' | 'returning' | 'empty';

const PHASES: ReadonlySet<string> = new Set(['staged', 'ready', 'emptied', 'placed', 'returning', 'empty']);

const PHASE_FILE = 'phase';

/** What stays in a folder whose data are exchanged: the lock, and the folders of backups and restores. */
const STAYS = new RegExp(`^(?:lock\\.sqlite.*|\\${HELD_FOLDER}|\\${RESTORE_FOLDER})$`);

/** The folder of the new or the old data, within the folder in which they are to be or were. */
export const asideOf = (root: string, which: 'new' | 'old') => join(root, RESTORE_FOLDER, which);

/** Undefined if there is no restore, or it was ended before its data were complete. */
export async function readPhase(directory: string): Promise<RestorePhase | undefined> {
  const text = await readFile(join(directory, RESTORE_FOLDER, PHASE_FILE), 'utf8').catch(() => '');
  return PHASES.has(text) ? (text as RestorePhase) : undefined;
}

export async function writePhase(directory: string, phase: RestorePhase): Promise<void> {
  const folder = join(directory, RESTORE_FOLDER);
  const part = join(folder, `${PHASE_FILE}.part`);
  await rm(part, { force: true });
  await writeNewFile(part, phase);
  await rename(part, join(folder, PHASE_FILE));
  await syncFolder(folder);
}

/** Moves everything of the folder aside; may be repeated. */
export async function moveAside(root: string, which: 'new' | 'old'): Promise<void> {
  const aside = asideOf(root, which);
  await mkdir(aside, { recursive: true });
  for (const name of await readdir(root))
    if (!STAYS.test(name)) await rename(join(root, name), join(aside, name));
  await syncFolder(aside);
  await syncFolder(root);
}

/** Moves what is aside into the folder; may be repeated. */
export async function moveBack(root: string, which: 'new' | 'old'): Promise<void> {
  const aside = asideOf(root, which);
  for (const name of existsSync(aside) ? await readdir(aside) : [])
    await rename(join(aside, name), join(root, name));
  await syncFolder(root);
}

/** Deletes what is aside. The phase goes first, so that a kill leaves something that the next start deletes. */
export async function endRestore(directory: string, roots: readonly string[]): Promise<void> {
  await rm(join(directory, RESTORE_FOLDER, PHASE_FILE), { force: true });
  for (const root of roots) await rm(join(root, RESTORE_FOLDER), { recursive: true, force: true });
}
