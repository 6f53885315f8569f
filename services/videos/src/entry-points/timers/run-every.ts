import type { Logger } from '@selah/service-kit/logging/logger';

export interface Timer {
  /** Prevents further runs and resolves when the current one has ended. */
  stop(): Promise<void>;
}

export interface ScheduledTask {
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Runs a task repeatedly, never concurrently with itself. A failed run is logged, and the task is run again later. */
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
