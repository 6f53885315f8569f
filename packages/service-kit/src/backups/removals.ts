/** Removals of files, and of notes of work that is not repeated, wait for this before they begin. */
export interface Removals {
  allowed(): Promise<void>;
}

/**
 * While a copy of the data begins, nothing that its records name may disappear. A removal follows the write of the record that
 * makes it right, so that one that began before the hold is no loss.
 */
export interface HeldRemovals extends Removals {
  /** Lets removals wait until the work has ended. */
  hold<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** For processes in which no copies are made. */
export const FREE_REMOVALS: Removals = { allowed: async () => {} };

export function createHeldRemovals(): HeldRemovals {
  let held: Promise<unknown> = Promise.resolve();
  return {
    allowed: async () => {
      // Again, if another hold began while this one ended.
      for (let awaited: unknown; awaited !== held; ) {
        awaited = held;
        await held;
      }
    },
    hold: (work) => {
      const result = held.then(work);
      held = result.catch(() => undefined);
      return result;
    },
  };
}
