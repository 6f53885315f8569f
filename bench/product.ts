import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const POLL_MS = 100;

/**
 * Starts the whole product on its own port, with its demo videos added, with the given build of the pages. `tree` is the folder of its
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
  // As `npm start` does: without it, each start strips the types of every file.
  const cached = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'selah-bench-compile-cache') };
  const child = spawn(process.execPath, [join(tree, 'standalone', 'src', 'main.ts')], {
    env: {
      ...cached,
      PORT: String(port),
      SELAH_DATA_DIR: data,
      SHELL_DIR: frontends.shellDir,
      ADMIN_DIR: frontends.adminDir,
      RATE_LIMIT_SCALE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Selah is ready at (\S+)$/.exec(line)?.[1];
    if (url) {
      if (env.SELAH_SEED !== 'none') await demoVideosAreThere(data);
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

/** They are added while the product runs already. */
async function demoVideosAreThere(data: string): Promise<void> {
  while (!existsSync(join(data, 'seeded'))) await delay(POLL_MS);
}
