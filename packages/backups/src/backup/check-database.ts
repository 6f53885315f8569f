import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { damagedDatabase } from './copy-database.ts';

/**
 * Makes one file of a copy, without a log beside it, and lets SQLite check it, in a thread, since a large one takes seconds.
 * @param path how the database is called in errors
 * @throws BackupError if it is damaged
 */
export async function checkDatabase(copy: string, path: string): Promise<void> {
  const worker = new Worker(new URL('./check-database-thread.ts', import.meta.url), { workerData: copy });
  const [answer] = await once(worker, 'message');
  if (answer !== 'ok') throw damagedDatabase(path, new Error(String(answer)));
}
