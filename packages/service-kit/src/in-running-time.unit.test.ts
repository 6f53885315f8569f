import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { standStill } from '../testing/stand-still.ts';
import { inRunningTime, runningTimeSignal } from './in-running-time.ts';

const tooLate = () => new Error('too late');

describe('a limit of running time', () => {
  it('hands on an answer and a failure', async () => {
    expect(await inRunningTime(Promise.resolve('here'), 50, tooLate)).toBe('here');
    await expect(inRunningTime(Promise.reject(new Error('no')), 50, tooLate)).rejects.toThrow('no');
  });

  it('ends when there is no answer', async () => {
    await expect(inRunningTime(new Promise(() => {}), 50, tooLate)).rejects.toThrow('too late');
  });

  it('takes an answer that arrived while the process stood still', async () => {
    const answer = inRunningTime(stat(import.meta.dirname), 50, tooLate);
    standStill(300);
    expect((await answer).isDirectory()).toBe(true);
  });
});

describe('a signal after running time', () => {
  it('ends what has no answer', async () => {
    const signal = runningTimeSignal(50);
    const aborted = new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => resolve(signal.reason.name));
    });
    // The signal does not keep the process running.
    const running = setInterval(() => {}, 10);
    expect(await aborted).toBe('TimeoutError');
    clearInterval(running);
  });

  it('takes an answer that arrived while the process stood still', async () => {
    const answer = readFile(import.meta.filename, { signal: runningTimeSignal(200), encoding: 'utf8' });
    standStill(300);
    expect(await answer).toContain('stood still');
  });
});
