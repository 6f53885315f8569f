import { setTimeout as delay } from 'node:timers/promises';
import { CATCH_UP_MS } from './event-bus.ts';

/** Those who wait until a follower has applied what was published before. */
export interface CatchUp {
  isAwaited(): boolean;
  /** Resolves when a position is applied, cannot be known, or after `CATCH_UP_MS`. */
  until(position: number | Promise<number>): Promise<void>;
  /** Everything up to `position` is applied. */
  applied(position: number): void;
}

interface Waiter {
  readonly position: number;
  readonly resolve: () => void;
}

export function createCatchUp(): CatchUp {
  const waiting = new Set<Waiter>();
  let last = 0;

  async function reach(position: number | Promise<number>, given: AbortSignal): Promise<void> {
    const wanted = await position;
    if (wanted <= last || given.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiter = { position: wanted, resolve };
    waiting.add(waiter);
    given.addEventListener('abort', () => waiting.delete(waiter), { once: true });
    await promise;
  }

  return {
    isAwaited: () => waiting.size > 0,
    until: async (position) => {
      const giving = new AbortController();
      const limit = delay(CATCH_UP_MS, undefined, { signal: giving.signal, ref: false });
      await Promise.race([reach(position, giving.signal), limit]).catch(() => {});
      giving.abort();
      await limit.catch(() => {});
    },
    applied: (position) => {
      last = Math.max(last, position);
      for (const { position: wanted, resolve } of waiting) if (wanted <= last) resolve();
    },
  };
}
