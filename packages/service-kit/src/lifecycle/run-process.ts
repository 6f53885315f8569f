import { ConfigError } from '../config/load-config.ts';
import type { Logger } from '../logging/logger.ts';

export interface Closable {
  close(): Promise<void>;
}

/**
 * Runs a process from its first line to its last: a start that fails says why in one sentence and exits 1, SIGTERM and
 * SIGINT close what was started and exit 0, a second signal exits at once.
 */
export async function runProcess(logger: Logger, start: () => Promise<Closable>): Promise<void> {
  let running: Closable;
  try {
    running = await start();
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    try {
      await running.close();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
