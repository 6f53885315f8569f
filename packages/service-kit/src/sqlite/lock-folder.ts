import { join } from 'node:path';
import { openSqlite } from './open-sqlite.ts';

/**
 * Locks a folder for this process; returns how to unlock it. The lock is the kernel's, on an SQLite file: it also ends after
 * SIGKILL or a power failure, unlike a process id in a file.
 * @throws FileInUseError while another process has locked it for longer than `timeoutMs`
 */
export function lockFolder(folder: string, options: { readonly timeoutMs?: number } = {}): () => void {
  const lock = openSqlite(join(folder, 'lock.sqlite'), options);
  return () => lock.close();
}
