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
 * Keys are plain text such as `limit:login:203.0.113.7`; each is under 512 bytes.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, expiry?: Expiry): Promise<void>;
  /** Stores only where nothing stands yet; says whether it did. Atomic. */
  add(key: string, value: string, expiry?: Expiry): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Raises a counter by `by` (default 1), atomically. Its life is counted from the first raise and not renewed. */
  increment(key: string, options: Expiry & { readonly by?: number }): Promise<Count>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
