import type { Logger } from '@selah/service-kit/logging/logger';

export interface Timer {
  /** Runs no more and resolves when a run under way has ended. */
  stop(): Promise<void>;
}

export interface ScheduledTask {
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Runs a task now and then again and again, never twice at once. A failed run is logged and does not end the series. */
export function runEvery({ name, everyMs, run }: ScheduledTask, logger: Logger): Timer {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function once(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!isStopped) logger.error({ err: error, task: name }, 'task failed and is tried again later');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = once();
    }, everyMs);
    timer.unref();
  }

  let running = once();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
