/** Features are identified by a hash of 16 bits. */
export const BUCKETS = 65_536;

/** A set of buckets that serves one passage after the other: several times as fast as a `Set`, and a long letter has thousands. */
export class BucketSet {
  readonly #isHeld = new Uint8Array(BUCKETS);
  readonly #buckets = new Uint16Array(BUCKETS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(bucket: number): void {
    if (this.#isHeld[bucket] === 1) return;
    this.#isHeld[bucket] = 1;
    this.#buckets[this.#size] = bucket;
    this.#size += 1;
  }

  /** In the order in which they were added. Valid until the set is cleared. */
  values(): Uint16Array {
    return this.#buckets.subarray(0, this.#size);
  }

  clear(): void {
    for (let index = 0; index < this.#size; index += 1) this.#isHeld[this.#buckets[index] ?? 0] = 0;
    this.#size = 0;
  }
}
