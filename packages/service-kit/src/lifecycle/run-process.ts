import { ConfigError } from '../config/load-config.ts';
import type { Logger } from '../logging/logger.ts';

export interface Closable {
  close(): Promise<void>;
}

/** How long a start may take to stop after a signal. Milliseconds. */
const ABANDON_START_MS = 5_000;

/**
 * Runs a process. A start that fails prints the reason in one sentence and exits with 1. SIGTERM and SIGINT close
 * everything and exit with 0; during the start they abort `stopping`, and what the start returns is closed. A
 * second signal exits at once.
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
  // Registered first: process 1 of a container ignores signals without a handler.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    started.resolve(await start(stopping.signal));
  } catch (error) {
    // After an abort, the error of the start does not matter.
    if (stopping.signal.aborted) return started.resolve(undefined);
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

/** Why the start failed, as text for the terminal. */
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
