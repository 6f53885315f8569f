import { type CompareText, compareUtf8, equalValues } from './compare.ts';
import { encodeKey } from './key-encoding.ts';

/** A map whose keys are BSON values: 1 and 1.0 are one key and, under a collation, "a" and "A" may be. */
export class ValueMap<T> {
  readonly #text: CompareText;
  readonly #entries = new Map<string, { key: unknown; value: T }>();

  constructor(text: CompareText) {
    this.#text = text;
  }

  /** The value under a key; made and kept by `create` when there is none. */
  getOrCreate(key: unknown, create: () => T): T {
    const place = this.#placeOf(key);
    const entry = this.#entries.get(place) ?? { key, value: create() };
    this.#entries.set(place, entry);
    return entry.value;
  }

  values(): T[] {
    return [...this.#entries.values()].map(({ value }) => value);
  }

  /** A collation has no sort keys in this engine, so under one every key is compared with every other. */
  #placeOf(key: unknown): string {
    if (this.#text !== compareUtf8) {
      for (const [place, entry] of this.#entries) if (equalValues(entry.key, key, this.#text)) return place;
    }
    return encodeKey([key]).toString('latin1');
  }
}
