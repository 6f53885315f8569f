import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadAdmin } from './admin-remote.ts';

const realFetch = globalThis.fetch;

describe("the administrator's pages", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('fail to open when their entry does not arrive, and are asked for at another address the next time', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (path) => {
      asked.push(path);
      return new Promise(() => {});
    };
    for (const entry of [
      '/remotes/admin/assets/remoteEntry.js',
      '/remotes/admin/assets/remoteEntry.js?try=1',
    ]) {
      const outcome = expect(loadAdmin()).rejects.toThrow('did not arrive');
      await jest.advanceTimersByTimeAsync(16_000);
      await outcome;
      expect(asked.at(-1)).toBe(entry);
    }
  });
});
