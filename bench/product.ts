import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  await compileAhead(tree, cached);
  const child = spawn(process.execPath, [...optionsOf(tree), join(tree, 'standalone', 'src', 'main.ts')], {
    env: {
      ...cached,
      PORT: String(port),
      SELAH_DATA_DIR: data,
      SHELL_DIR: frontends.shellDir,
      ADMIN_DIR: frontends.adminDir,
      RATE_LIMIT_SCALE: '1000000',
      ...(await arenasOf(tree)),
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

/** Node's options in the tree's `npm start`. */
function optionsOf(tree: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The environment that the tree's `npm start` adds, if it adds any. */
async function arenasOf(tree: string): Promise<Readonly<Record<string, string>>> {
  const { FEW_ARENAS = {} } = await libraryOf<{
    readonly FEW_ARENAS: Readonly<Record<string, string>>;
  }>(tree, 'limit-malloc-arenas.mjs');
  return FEW_ARENAS;
}

/** Fills the compile cache, if the tree's `npm start` does. */
async function compileAhead(tree: string, env: NodeJS.ProcessEnv): Promise<void> {
  const library = await libraryOf<{
    compileAhead(env: NodeJS.ProcessEnv, options: readonly string[]): Promise<void>;
  }>(tree, 'compile-ahead.mjs');
  await library.compileAhead?.(env, optionsOf(tree));
}

/** What a file of the tree's `npm start` exports; nothing if it has no such file. */
async function libraryOf<Library extends object>(tree: string, name: string): Promise<Partial<Library>> {
  const file = join(tree, 'scripts', 'lib', name);
  return existsSync(file) ? ((await import(file)) as Library) : {};
}
