import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from '@jest/globals';

const MAIN = join(import.meta.dirname, 'main.ts');
const scratch = mkdtempSync(join(tmpdir(), 'selah-first-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the first start', () => {
  it('is ready before the demo videos are added, and can be stopped while they are', async () => {
    const data = join(scratch, 'data');
    const product = start(data, { SELAH_SEED: 'demo' });
    const exited = once(product, 'exit');
    const lines: string[] = [];
    for await (const line of createInterface({ input: product.stdout })) {
      lines.push(line);
      // Once: a second signal ends it at once, with 1, and more such lines may have come already.
      if (line.startsWith('Adding demo videos (1 of')) product.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
    const steps = lines.filter((line) => /^(Selah is ready|Adding demo|The demo videos)/.test(line));
    expect(steps[0]).toMatch(/^Selah is ready at http/);
    expect(steps[1]).toBe('Adding demo videos (1 of 20) …');
    expect(existsSync(join(data, 'seeded'))).toBe(false);
  });
});

function start(data: string, env: NodeJS.ProcessEnv) {
  const pages = join(scratch, 'pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Selah</title>');
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, SELAH_DATA_DIR: data, SHELL_DIR: pages, ADMIN_DIR: pages, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ends what a failing test would leave.
    timeout: 45_000,
  });
}
