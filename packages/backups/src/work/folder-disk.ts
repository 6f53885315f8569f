import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder, or the nearest one above it that exists. */
async function nearestExisting(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

/** What can still be written where the folder is or will be; undefined if nobody can say. */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  const found = await statfs(await nearestExisting(folder)).catch(() => undefined);
  return found && found.bavail * found.bsize;
}

/** Whether a broken disk would take the backups together with the data. */
export async function isOnSameDisk(folder: string, directory: string): Promise<boolean> {
  const [backups, data] = await Promise.all([stat(await nearestExisting(folder)), stat(directory)]);
  return backups.dev === data.dev;
}
