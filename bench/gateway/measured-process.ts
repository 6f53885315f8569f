import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Usage {
  /** Microseconds of CPU time, user and system, since the process started. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

export interface MeasuredProcess {
  readonly url: string;
  readonly pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** In the parent: runs a script that calls `reportUsage`, in its own process. */
export async function startMeasured(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const child = fork(new URL(script, import.meta.url), { env: { ...process.env, ...env } });
  const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];
  return {
    url,
    pid: child.pid ?? 0,
    usage: async () => {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** In the child: reports its address, then its usage whenever it is asked. */
export function reportUsage(url: string): void {
  process.send?.({ url });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Usage);
  });
}
