import { type CompareText, compareUtf8, equalValues } from './compare.ts';
import { encodeKey } from './key-encoding.ts';

/** A map with BSON values as keys: 1 and 1.0 are one key, and "a" and "A" under some collations. */
export class ValueMap<T> {
  readonly #text: CompareText;
  readonly #entries = new Map<string, { key: unknown; value: T }>();

  constructor(text: CompareText) {
    this.#text = text;
  }

  /** The value of a key, created by `create` if absent. */
  getOrCreate(key: unknown, create: () => T): T {
    const place = this.#placeOf(key);
    const entry = this.#entries.get(place) ?? { key, value: create() };
    this.#entries.set(place, entry);
    return entry.value;
  }

  values(): T[] {
    return [...this.#entries.values()].map(({ value }) => value);
  }

  /** This engine has no sort keys for collations, so under a collation every key is compared with every other. */
  #placeOf(key: unknown): string {
    if (this.#text !== compareUtf8) {
      for (const [place, entry] of this.#entries) if (equalValues(entry.key, key, this.#text)) return place;
    }
    return encodeKey([key]).toString('latin1');
  }
}
