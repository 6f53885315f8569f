export interface Expiry {
  /** Milliseconds until the entry expires. */
  readonly ttlMs: number;
}

/** A counter after an increment. */
export interface Count {
  readonly value: number;
  /** Milliseconds until the counter expires. */
  readonly resetMs: number;
}

/**
 * Small, shared, expiring data: sessions, rate limits, budgets. Not for data that must be kept.
 * Keys are plain text such as `limit:login:203.0.113.7`, shorter than 512 bytes (a longer one throws a RangeError). A
 * key holds either text or a counter. Calls reject with AppError `unavailable` when the store cannot be reached, and
 * writes with `storage_full` when it has no space.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, expiry?: Expiry): Promise<void>;
  /** Stores the value only if the key is absent; returns whether it did. Atomic. */
  add(key: string, value: string, expiry?: Expiry): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Sets a new lifetime; returns whether the entry existed. Never recreates an entry, unlike `set`. */
  touch(key: string, expiry: Expiry): Promise<boolean>;
  /**
   * Increments a counter by `by` (an integer, default 1), atomically; `get` reads it as decimal text. The lifetime
   * starts with the first increment and is not renewed. Rejects if the key holds text.
   */
  increment(key: string, options: Expiry & { readonly by?: number }): Promise<Count>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
