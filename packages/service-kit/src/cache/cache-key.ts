const MAX_KEY_BYTES = 512;

/**
 * Checks the rules for keys, in every adapter.
 * @throws RangeError for a key that is empty or too long: hash the parts that people type
 */
export function assertCacheKey(key: string): void {
  // No character takes more than three bytes.
  if (key.length > 0 && key.length * 3 < MAX_KEY_BYTES) return;
  const bytes = Buffer.byteLength(key);
  if (bytes === 0 || bytes >= MAX_KEY_BYTES) throw new RangeError(`a cache key of ${bytes} bytes`);
}

/** A lifetime as the stores accept it: whole milliseconds, at least one. */
export function wholeMilliseconds(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs));
}
