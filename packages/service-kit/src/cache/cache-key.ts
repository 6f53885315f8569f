const MAX_KEY_BYTES = 512;

/**
 * Refuses a key that the port does not allow, in every adapter alike.
 * @throws RangeError: whoever builds keys from what people type hashes that part.
 */
export function assertCacheKey(key: string): void {
  // No character takes more than three bytes.
  if (key.length > 0 && key.length * 3 < MAX_KEY_BYTES) return;
  const bytes = Buffer.byteLength(key);
  if (bytes === 0 || bytes >= MAX_KEY_BYTES) throw new RangeError(`a cache key of ${bytes} bytes`);
}

/** A life as the stores want it: whole milliseconds, at least one. */
export function wholeMilliseconds(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs));
}
