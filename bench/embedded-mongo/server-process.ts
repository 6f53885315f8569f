import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const entry = createRequire(import.meta.url).resolve('@selah/embedded-mongo');

/** The server in its own process, unlike in `npm start`, so that its memory can be measured. */
export type MeasuredServer = {
  uri: string;
  startedInMs: number;
  idleMegabytes: number;
  megabytes(): number;
  stop(): Promise<void>;
};

export async function startServer(file: string): Promise<MeasuredServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(dirname(entry), 'main.ts'), '--file', file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const uri = /ready at (\S+)/.exec(line)?.[1];
    if (!uri) continue;
    const startedInMs = Math.round(performance.now() - start);
    const megabytes = () => residentMegabytes(child.pid);
    const idleMegabytes = megabytes();
    const stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    return { uri, startedInMs, idleMegabytes, megabytes, stop };
  }
  throw new Error('the server did not start');
}

/** From /proc, so only on Linux; 0 elsewhere. */
function residentMegabytes(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  const kilobytes = existsSync(path) ? /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] : '0';
  return Math.round(Number(kilobytes) / 1024);
}
