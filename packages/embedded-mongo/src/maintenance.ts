import type { Server } from './commands/command.ts';
import { deleteExpired } from './execution/expiry.ts';

/** Lifetime of sessions that a driver no longer uses; see RetryRecords. */
const SESSION_LIFETIME_MS = 30 * 60_000;

/** Periodically deletes expired documents, idle cursors and old sessions. Does not keep the process alive. */
export function startMaintenance(server: Server, everyMs: number): { stop(): void } {
  const timer = setInterval(() => sweep(server), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** One round. Storage errors are ignored here; the next write reports them to a client. */
export function sweep({ storage, cursors, clock }: Pick<Server, 'storage' | 'cursors' | 'clock'>): void {
  const now = clock();
  cursors.killIdle();
  try {
    for (const collection of storage.catalog.list()) deleteExpired(collection, now);
    storage.retries.forget(new Date(now.getTime() - SESSION_LIFETIME_MS));
  } catch (error) {
    storage.commit.abort(error instanceof Error ? error : new Error(String(error)));
  }
}
