import { inRunningTime } from '../in-running-time.ts';
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
  /** Also those who gave up. */
  const waiting = new Set<Waiter>();
  let last = 0;

  async function reach(position: number | Promise<number>): Promise<void> {
    const wanted = await position;
    if (wanted <= last) return;
    await new Promise<void>((resolve) => waiting.add({ position: wanted, resolve }));
  }

  return {
    isAwaited: () => waiting.size > 0,
    until: (position) =>
      inRunningTime(reach(position), CATCH_UP_MS, () => new Error('the follower is behind')).catch(() => {}),
    applied: (position) => {
      last = Math.max(last, position);
      for (const waiter of waiting) {
        if (waiter.position > last) continue;
        waiting.delete(waiter);
        waiter.resolve();
      }
    },
  };
}
