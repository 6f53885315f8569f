import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');

/**
 * Starts the whole product with demo videos on its own port, with the given build of the pages. `tree` is the folder of its
 * sources, if not this one; `prepare` fills its data folder before the start.
 */
export async function startWith(
  frontends: { readonly shellDir: string; readonly adminDir: string },
  port: number,
  {
    tree = ROOT,
    env = {},
    prepare,
  }: {
    readonly tree?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly prepare?: (data: string) => Promise<void>;
  } = {},
) {
  const data = mkdtempSync(join(tmpdir(), 'selah-bench-'));
  await prepare?.(data);
  const child = spawn(process.execPath, [join(tree, 'standalone', 'src', 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SELAH_DATA_DIR: data,
      SHELL_DIR: frontends.shellDir,
      ADMIN_DIR: frontends.adminDir,
      RATE_LIMIT_SCALE: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Selah is ready at (\S+)$/.exec(line)?.[1];
    if (url) {
      return {
        url,
        pid: child.pid ?? 0,
        data,
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
