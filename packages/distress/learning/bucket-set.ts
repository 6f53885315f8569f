import { BUCKETS } from '../src/engine/hints/hint-features.ts';

/** A set of buckets that serves one text after the other: several times as fast as a `Set`, and a long text has thousands. */
export class BucketSet {
  readonly #isHeld = new Uint8Array(2 * BUCKETS);
  readonly #buckets = new Uint32Array(2 * BUCKETS);
  #size = 0;

  add(bucket: number): void {
    if (this.#isHeld[bucket] === 1) return;
    this.#isHeld[bucket] = 1;
    this.#buckets[this.#size] = bucket;
    this.#size += 1;
  }

  /** In the order in which they were added. */
  values(): number[] {
    return [...this.#buckets.subarray(0, this.#size)];
  }

  clear(): void {
    for (let index = 0; index < this.#size; index += 1) this.#isHeld[this.#buckets[index] ?? 0] = 0;
    this.#size = 0;
  }
}
