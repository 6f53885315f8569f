import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from '@jest/globals';

const COMPILE_AHEAD = join(import.meta.dirname, '..', '..', 'scripts', 'lib', 'compile-ahead.mjs');

interface CompileAhead {
  compileAhead(env: NodeJS.ProcessEnv, options: readonly string[]): Promise<void>;
}

const OPTIONS = ['--max-semi-space-size=8'];
const SAYS_AT_EXIT = `data:text/javascript,process.on('exit', () =>
  console.log('stripper: ' + process.moduleLoadList.some((name) => name.includes('amaro'))))`;

describe('the first start of a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-compiled-'));
  const cache = join(folder, 'cache');
  afterAll(() => rmSync(folder, { recursive: true }));

  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: cache,
    SELAH_DATA_DIR: join(folder, 'data'),
    SELAH_SEED: 'none',
    PORT: '0',
  };

  /** Starts the product, stops it, and returns whether it loaded the library that strips types. */
  async function hasStripper(): Promise<boolean> {
    const main = join(import.meta.dirname, 'main.ts');
    const product = spawn(process.execPath, [...OPTIONS, '--import', SAYS_AT_EXIT, main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = await linesOf(product);
    return lines.includes('stripper: true');
  }

  it('does not keep the library that strips types in memory, since its modules are compiled before', async () => {
    const { compileAhead } = (await import(COMPILE_AHEAD)) as CompileAhead;
    await compileAhead(env, OPTIONS);
    expect(await hasStripper()).toBe(false);
  });

  it('would keep it otherwise', async () => {
    rmSync(cache, { recursive: true, force: true });
    expect(await hasStripper()).toBe(true);
  });
});

async function linesOf(product: ChildProcess): Promise<string[]> {
  const lines: string[] = [];
  const exited = once(product, 'exit');
  if (!product.stdout) throw new Error('the product has no standard output');
  for await (const line of createInterface({ input: product.stdout })) {
    lines.push(line);
    if (line.startsWith('Selah is ready')) product.kill('SIGTERM');
  }
  await exited;
  return lines;
}
