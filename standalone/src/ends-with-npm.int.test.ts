import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const END_WITH_NPM = join(import.meta.dirname, '..', '..', 'scripts', 'lib', 'end-with-npm.mjs');
/** Runs until it gets a signal, as the product does. */
const PROGRAM = `
  import { endWithNpm } from ${JSON.stringify(END_WITH_NPM)};
  process.on('SIGTERM', () => process.exit(0));
  setTimeout(() => process.exit(1), 60_000);
  await endWithNpm();
  console.log('running ' + process.pid);
`;

describe('npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-npm-'));
  let npm: ChildProcess | undefined;
  beforeAll(() => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }));
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  });
  afterEach(() => {
    if (npm?.pid) process.kill(-npm.pid, 'SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // Without SIGINT: npm then waits for its program, because a terminal sends it to both.
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'ends the product when %s reaches npm alone',
    async (signal) => {
      npm = spawn('npm', ['start'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      if (!npm.stdout) throw new Error('no standard output');
      const ended = once(npm.stdout, 'end');
      for await (const line of createInterface(npm.stdout)) if (line.startsWith('running ')) break;
      npm.stdout.resume();
      npm.kill(signal);
      // The pipe is closed by the last process that writes to it.
      await expect(ended).resolves.toBeDefined();
    },
    15_000,
  );
});
