import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { runEvery } from './run-every.ts';

const HOUR = 60 * 60 * 1000;

describe('a repeated task', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const start = (run: () => Promise<void>) => runEvery({ name: 'task', everyMs: HOUR, run }, silentLogger());

  it('runs at the start and then repeatedly, also after a failure', async () => {
    let runs = 0;
    const timer = start(async () => {
      runs += 1;
      throw new Error('failed');
    });
    await jest.advanceTimersByTimeAsync(2.5 * HOUR);
    expect(runs).toBe(3);
    await timer.stop();
    await jest.advanceTimersByTimeAsync(5 * HOUR);
    expect(runs).toBe(3);
  });

  it('never runs concurrently with itself, and stopping waits for its end', async () => {
    let runs = 0;
    let finish = () => {};
    const timer = start(() => {
      runs += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await jest.advanceTimersByTimeAsync(5 * HOUR);
    expect(runs).toBe(1);
    let isStopped = false;
    const stopping = timer.stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
  });
});
