import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openSlowNetwork, type SlowNetwork } from './slow-network.ts';

/** An S3 server that takes uploads slowly, so that a browser can watch them. */
export interface SlowCloud {
  /** For the product. */
  readonly env: Readonly<Record<string, string>>;
  /** The connection to it. */
  readonly line: Pick<SlowNetwork, 'pauseAfter' | 'resume'>;
  /** Stands still until `thaw`: connections are taken, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** The one key that s3rver knows. */
const KEY = 'S3RVER';

/** Starts s3rver in its own process, over a slow connection. */
export async function startSlowCloud(bytesPerSecond: number): Promise<SlowCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-slow-cloud-'));
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const args = ['--silent', '--address', '127.0.0.1', '--port', String(port), '--directory', folder];
  const child = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
  await answers(`http://127.0.0.1:${port}`);
  const line = await openSlowNetwork(`http://127.0.0.1:${port}`, { bytesPerSecond });
  return {
    env: {
      S3_ENDPOINT: line.url,
      S3_BUCKET: 'selah',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    line,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      await line.close();
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('s3rver does not answer');
}
