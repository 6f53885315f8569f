import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { probeFolder } from './folder-files.ts';

export interface UnwritableFolder {
  readonly path: string;
  /** Of the system, e.g. `EACCES`. */
  readonly code: string;
}

/** The first folder into which this process cannot write, for another reason than a full disk. */
export async function findUnwritable(folders: readonly string[]): Promise<UnwritableFolder | undefined> {
  for (const path of folders) {
    try {
      await probeFolder(path);
    } catch (error) {
      if (!isStorageFull(error)) return { path, code: codeOf(error) };
    }
  }
  return undefined;
}

/** What the operator reads at the start. */
export function describeUnwritable({ path, code }: UnwritableFolder): string {
  const user = process.getuid ? ` (uid ${process.getuid()})` : '';
  return `The folder ${path} cannot be written (${code}): no film can be added. Give it to the user of this process${user}, or set VIDEOS_DIR to a folder that it may write.`;
}

/** The code of the system, which is in the cause of our own errors. */
export function codeOf(error: unknown): string {
  // Not `instanceof Error`: errors of node:fs may come from another realm.
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (cause !== undefined) return codeOf(cause);
  return typeof code === 'string' ? code : 'unknown';
}
