import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', 'standalone', 'src', 'main.ts');

/** Starts the whole product with demo videos on a port of its own, serving the given build of the pages. */
export async function startWith(
  frontends: { readonly shellDir: string; readonly adminDir: string },
  port: number,
) {
  const data = mkdtempSync(join(tmpdir(), 'selah-bench-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      SELAH_DATA_DIR: data,
      SHELL_DIR: frontends.shellDir,
      ADMIN_DIR: frontends.adminDir,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Selah is ready at (\S+)$/.exec(line)?.[1];
    if (url) {
      return {
        url,
        async stop() {
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          await exited;
          rmSync(data, { recursive: true, force: true });
        },
      };
    }
  }
  throw new Error('the product did not start');
}
