import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** The server as a separate process, which tests can kill. */
export type ServerProcess = {
  uri: string;
  port: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

/** Starts the server on a file and waits until it is ready. */
export async function startServerProcess(file: string, port = 0): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, '--file', file, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const uri = await readyLine(child);
  return {
    uri,
    port: Number(new URL(uri).port),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

async function readyLine(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('the server process has no output');
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  for await (const line of createInterface({ input: child.stdout })) {
    const uri = /ready at (\S+)/.exec(line)?.[1];
    if (uri) return uri;
  }
  throw new Error(`the server did not start: ${errors.join('')}`);
}
