import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';

const PROGRAM = join(import.meta.dirname, '..', '..', 'testing', 'programs', 'slow-start.ts');

/** Sends the signal when the process prints the line; returns its output and its exit. */
async function signalAfter(line: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for await (const next of createInterface(child.stdout)) {
    said.push(next);
    if (next === line) child.kill('SIGTERM');
  }
  const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null];
  return { said, code, signal };
}

describe('SIGTERM', () => {
  it('during the start closes what was opened and exits with 0', async () => {
    const ending = await signalAfter('starting', ['300']);
    expect(ending).toEqual({ said: ['starting', 'started', 'closed'], code: 0, signal: null });
  });

  it('ends a start that observes the signal at once', async () => {
    const ending = await signalAfter('starting', ['60000', 'gives-up']);
    expect(ending).toEqual({ said: ['starting'], code: 0, signal: null });
  });

  it('does not wait for a start that hangs', async () => {
    const ending = await signalAfter('starting', ['60000']);
    expect(ending).toEqual({ said: ['starting'], code: 0, signal: null });
  });

  it('after the start closes everything and exits with 0', async () => {
    const ending = await signalAfter('started', ['0']);
    expect(ending).toEqual({ said: ['starting', 'started', 'closed'], code: 0, signal: null });
  });
});
