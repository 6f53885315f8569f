export interface Expiry {
  /** Milliseconds from now after which the entry is gone. */
  readonly ttlMs: number;
}

/** What a counter says after it was raised. */
export interface Count {
  readonly value: number;
  /** Milliseconds until the counter starts again from zero. */
  readonly resetMs: number;
}

/**
 * Small, shared, expiring state: sessions, rate limits, budgets. Not a place of record.
 * Keys are plain text such as `limit:login:203.0.113.7`, each under 512 bytes (a longer one throws a RangeError). A key
 * holds either text or a counter. Every call rejects soon with AppError `unavailable` when the store cannot be reached.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, expiry?: Expiry): Promise<void>;
  /** Stores only where nothing stands yet; says whether it did. Atomic. */
  add(key: string, value: string, expiry?: Expiry): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Gives an entry a new life from now; says whether it still stood. Never brings one back, unlike a second `set`. */
  touch(key: string, expiry: Expiry): Promise<boolean>;
  /**
   * Raises a counter by `by` (a whole number, default 1), atomically; `get` reads it as decimal text. Its life is counted
   * from the first raise and not renewed. Rejects for a key that holds text.
   */
  increment(key: string, options: Expiry & { readonly by?: number }): Promise<Count>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
