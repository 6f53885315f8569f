import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';

const HOLDER = join(import.meta.dirname, '..', 'test', 'hold-data-folder.ts');
const scratch = mkdtempSync(join(tmpdir(), 'selah-lock-'));
const parents: ChildProcess[] = [];
afterEach(() => {
  // The whole group: the parent and the process that has locked the folder.
  for (const { pid } of parents.splice(0)) if (pid) process.kill(-pid, 'SIGKILL');
});
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * Starts a process that opens the folder and keeps it open; returns its output: `open`, or the reason why not. Its parent, a
 * sleeping program, never reaps it after its death, as happens under some supervisors.
 */
async function hold(directory: string): Promise<{ readonly pid: number; readonly said: string }> {
  const script = `"${process.execPath}" --disable-warning=ExperimentalWarning "$0" "$1" & exec sleep 120`;
  const parent = spawn('sh', ['-c', script, HOLDER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  parents.push(parent);
  if (!parent.stdout) throw new Error('no standard output');
  const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
  const [, pid, said = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
  return { pid: Number(pid), said };
}

describe('the data folder', () => {
  it('is unlocked at once after each of 20 kills, also while the process is a zombie', async () => {
    const directory = join(scratch, 'killed');
    for (let start = 1; start <= 20; start += 1) {
      const { pid, said } = await hold(directory);
      expect(`${start}: ${said}`).toBe(`${start}: open`);
      process.kill(pid, 'SIGKILL');
    }
  });

  it('is locked by one of two concurrent starts, and the other gets an error', async () => {
    const directory = join(scratch, 'raced');
    const holders = await Promise.all([hold(directory), hold(directory)]);
    const answers = holders.map(({ said }) => said);
    expect(answers.filter((said) => said === 'open')).toHaveLength(1);
    expect(answers.filter((said) => said.includes('in use by another process'))).toHaveLength(1);
  });
});
