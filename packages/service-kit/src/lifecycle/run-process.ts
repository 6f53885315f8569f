import { ConfigError } from '../config/load-config.ts';
import type { Logger } from '../logging/logger.ts';

export interface Closable {
  close(): Promise<void>;
}

/** Milliseconds that a start which was told to stop gets to give up in order. */
const ABANDON_START_MS = 5_000;

/**
 * Runs a process from its first line to its last. A start that fails says why in one sentence and exits 1. SIGTERM and
 * SIGINT close what was started and exit 0, also when they come before the start is complete: `stopping` then aborts, and
 * what is open is closed when the start returns or gives up. A second signal exits at once.
 */
export async function runProcess(
  logger: Logger,
  start: (stopping: AbortSignal) => Promise<Closable>,
): Promise<void> {
  const stopping = new AbortController();
  const started = Promise.withResolvers<Closable | undefined>();

  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    logger.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => started.resolve(undefined), ABANDON_START_MS);
    try {
      const running = await started.promise;
      clearTimeout(giveUp);
      await running?.close();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  // Before anything else: as the first process of a container, this one gets no signal that it has no handler for.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    started.resolve(await start(stopping.signal));
  } catch (error) {
    // A start that was told to stop may fail in any way.
    if (stopping.signal.aborted) return started.resolve(undefined);
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

/** The reason a start failed, for a person at a terminal. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the other program or set PORT to a free one.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission for ${path ?? `port ${port}`}: choose a place that this user may use.`;
    case 'ENOSPC':
      return 'The disk is full: free some space and start again.';
    default:
      return `Could not start: ${error.message}`;
  }
}
